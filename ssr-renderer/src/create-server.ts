import { createServer as createHttpServer, type Server } from "node:http";
import express, { type Express, type RequestHandler } from "express";
import type { Logger } from "pino";
import type { AssetManifest } from "../../client/src/content/asset-manifest.ts";
import { answerError, answerMethodNotAllowed, answerNotFound, sendError } from "./error-answers.ts";
import type { RenderContract } from "./render-contract.ts";
import { renderDocument } from "./render-document.tsx";
import { logRequests } from "./request-log.ts";

export type ServerParts = { contract: RenderContract; assets: AssetManifest; logger: Logger };

const BODY_LIMIT_BYTES = 1_000_000;
/** Longer than the caller keeps an idle connection, so that it never writes to one we are closing. */
const KEEP_ALIVE_TIMEOUT_MS = 75_000;

/** The renderer's HTTP server, not yet listening: POST /render, GET /health, nothing else. */
export function createServer(parts: ServerParts): Server {
  const server = createHttpServer({ keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS }, createApp(parts));
  return server;
}

function createApp(parts: ServerParts): Express {
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.set("case sensitive routing", true);
  app.set("strict routing", true);
  app.use(logRequests(parts.logger, parts.contract.id));
  app.get("/health", answerHealth(parts));
  app.all("/health", answerMethodNotAllowed("GET"));
  app.post("/render", checkContract(parts.contract), requireJson, readJson, answerRender(parts));
  app.all("/render", answerMethodNotAllowed("POST"));
  app.use(answerNotFound);
  app.use(answerError);
  return app;
}

const readJson = express.json({ limit: BODY_LIMIT_BYTES, inflate: false });

const requireJson: RequestHandler = (request, response, next) => {
  if (request.is("application/json")) return next();
  sendError(response, 415, "the body must be application/json");
};

function answerHealth({ contract, assets }: ServerParts): RequestHandler {
  return (_request, response) => {
    response.json({ status: "ok", contract: contract.id, build: assets.buildId });
  };
}

function checkContract(contract: RenderContract): RequestHandler {
  return (request, response, next) => {
    const asked = request.get("x-render-contract") ?? "none";
    response.set("X-Render-Contract", contract.id);
    if (asked === contract.id) return next();
    sendError(
      response,
      409,
      `the caller's contract is ${asked}, the renderer's is ${contract.id}: build and restart both`,
    );
  };
}

function answerRender({ contract, assets }: ServerParts): RequestHandler {
  return (request, response) => {
    const result = contract.check(request.body);
    if ("fault" in result)
      return sendError(response, 400, result.fault.message, { field: result.fault.field });
    response.locals.page = result.request.url;
    response.type("html").send(renderDocument(result.request, assets));
  };
}

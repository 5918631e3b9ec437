import { randomUUID } from "node:crypto";
import type { RequestHandler } from "express";
import pino, { type DestinationStream, type Logger } from "pino";
import type { LogLevel } from "./settings.ts";

const ACCEPTABLE_ID = /^[A-Za-z0-9._-]{1,64}$/;

/** A logger of JSON lines with ISO times and the level by name; to standard output unless told otherwise. */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const options = {
    level: level === "warning" ? "warn" : level,
    base: { service: "renderer" },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label === "warn" ? "warning" : label }) },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/**
 * Give each request its id, echo it, and write one line once the answer is sent. `response.locals` may add `page` (the
 * requested page) and `error`. Health checks, two a second, are logged at debug level.
 */
export function logRequests(logger: Logger, contractId: string): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    const requestId = acceptRequestId(request.get("x-request-id"));
    response.set("X-Request-Id", requestId);
    response.on("close", () => {
      const line = {
        request_id: requestId,
        path: request.path,
        page: response.locals.page,
        status: response.statusCode,
        duration_ms: Math.round((performance.now() - startedAt) * 100) / 100,
        bytes: Number(response.get("content-length") ?? 0),
        contract: contractId,
        complete: response.writableFinished,
        err: response.locals.error,
      };
      logger[levelFor(request.path, response.statusCode)](line, "request");
    });
    next();
  };
}

function levelFor(path: string, status: number): "debug" | "info" | "error" {
  if (status >= 500) return "error";
  return path === "/health" ? "debug" : "info";
}

/** The caller's id if it can stand in a header and a log line as it is, else a new one. */
function acceptRequestId(incoming: string | undefined): string {
  return incoming !== undefined && ACCEPTABLE_ID.test(incoming) ? incoming : randomUUID();
}

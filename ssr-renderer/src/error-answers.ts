import type { ErrorRequestHandler, RequestHandler, Response } from "express";
import { RenderError } from "./render-document.tsx";

const CODES: Record<number, string> = {
  400: "bad_request",
  404: "not_found",
  405: "method_not_allowed",
  409: "contract_mismatch",
  413: "too_large",
  415: "unsupported_media_type",
};

/** Send an error in the form the caller knows; `details` join `code` and `message`. */
export function sendError(
  response: Response,
  status: number,
  message: string,
  details: Record<string, unknown> = {},
): void {
  response.status(status).json({ error: { code: CODES[status] ?? "internal", ...details, message } });
}

export const answerNotFound: RequestHandler = (request, response) => {
  sendError(response, 404, `there is nothing at ${request.path}: use POST /render or GET /health`);
};

/** For a path that exists, but not for this method. */
export function answerMethodNotAllowed(allowed: string): RequestHandler {
  return (request, response) => {
    response.set("Allow", allowed);
    sendError(response, 405, `${request.method} is not allowed here, only ${allowed}`);
  };
}

/** Last in the chain: body reader faults by their status, render faults with their block, all else as 500. */
export const answerError: ErrorRequestHandler = (error, _request, response, _next) => {
  if (error instanceof RenderError) {
    response.locals.error = error.cause;
    response
      .status(500)
      .json({ error: { code: "render_failed", block: error.block, message: error.message } });
    return;
  }
  const status = typeof error.status === "number" && error.status in CODES ? error.status : 500;
  if (status === 500) response.locals.error = error;
  const details = status === 400 ? { field: "" } : {};
  sendError(response, status, status === 500 ? "the renderer failed, see its log" : error.message, details);
};

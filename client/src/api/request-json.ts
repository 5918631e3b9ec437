import type { ErrorReply } from "./types.ts";

/** What came back. `status` 0 means that no answer came at all; `text` is the answer as sent, for logs. */
export type JsonReply<Data> =
  | { ok: true; status: number; data: Data }
  | ({ ok: false; status: number; text: string } & ErrorReply);

export type Method = "GET" | "HEAD" | "POST" | "PUT";

/** Asks as `requestJson` does, on behalf of a signed-in member. */
export type Ask = <Data>(method: Method, path: string, body?: object) => Promise<JsonReply<Data>>;

/** A Blob is sent as it is, as the media type it has; any other body as JSON. */
type Call = [method: Method, address: string, body?: object, headers?: Record<string, string>];

/** The message if there is no answer, or one without a message. */
const NO_ANSWER_MESSAGE = "Something went wrong.";

/** The `next` of a refusal that asks for a fresh proof of who the member is. */
export const FRESH_PROOF = "fresh-proof";

/**
 * Ask an address for JSON. Only this site gets this site's cookies. The request waits as long as the browser does.
 *
 * Never throws: without a connection the reply has status 0. An empty answer with an ok status has `data` null. An ok
 * status without JSON, such as a network's own sign-in page, is a failure with our message.
 */
export function requestJson<Data = unknown>(...call: Call): Promise<JsonReply<Data>> {
  return ask<Data>(() => true, ...call);
}

/** Like `requestJson`, but an ok status without a JSON object is a failure too. */
export function requestObject<Data extends object>(...call: Call): Promise<JsonReply<Data>> {
  return ask<Data>(isObject, ...call);
}

async function ask<Data>(
  isExpected: (data: unknown) => boolean,
  ...[method, address, body, headers = {}]: Call
): Promise<JsonReply<Data>> {
  const request: RequestInit = {
    method,
    credentials: "same-origin",
    headers: { Accept: "application/json", ...mediaType(body), ...headers },
    ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
  };
  try {
    const reply = await fetch(address, request);
    return readReply<Data>(reply, await reply.text(), isExpected);
  } catch {
    return { ok: false, status: 0, message: NO_ANSWER_MESSAGE, errors: {}, text: "" };
  }
}

function mediaType(body: object | undefined): Record<string, string> {
  if (body === undefined) return {};
  return { "Content-Type": body instanceof Blob ? body.type : "application/json" };
}

function readReply<Data>(
  { ok, status }: Response,
  text: string,
  isExpected: (data: unknown) => boolean,
): JsonReply<Data> {
  const data = parseJson(text);
  if (ok && data !== undefined && isExpected(data)) return { ok, status, data: data as Data };
  const { message, errors, next } = (data ?? {}) as { message?: unknown; errors?: unknown; next?: unknown };
  return {
    ok: false,
    status,
    message: typeof message === "string" && message !== "" ? message : NO_ANSWER_MESSAGE,
    errors: isTextByName(errors) ? errors : {},
    ...(next === FRESH_PROOF ? { next } : {}),
    text,
  };
}

/** Null for an empty answer, undefined for anything but JSON. */
function parseJson(text: string): unknown {
  try {
    return text === "" ? null : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isTextByName(value: unknown): value is Record<string, string> {
  return isObject(value) && Object.values(value).every((text) => typeof text === "string");
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

import { type JsonReply, requestObject } from "../api/request-json.ts";
import type { SavedReply } from "../api/types.ts";
import type { QueryForm } from "../content/types.ts";
import type { Values } from "./fields/query-fields.ts";
import type { Attempt } from "./kept-typing.ts";

const KEY_BYTES = 16;

/** What the script reports about a send, in addition to the fields. `elapsedMs` is null if nothing was measured. */
export type Circumstances = { website: string; elapsedMs: number | null };

/** The key of this content: that of the last attempt if its content was the same, otherwise a new one. */
export function attemptFor(query: Values, last: Attempt | null): Attempt {
  const content = JSON.stringify(query);
  return last?.content === content ? last : { key: newKey(), content };
}

/**
 * Post a query to the form's address. Only an ok status with a JSON object means that it was stored. Never throws. It
 * waits as long as the browser does.
 */
export function submitQuery(
  form: QueryForm,
  query: Values,
  key: string,
  { website, elapsedMs }: Circumstances,
): Promise<JsonReply<SavedReply>> {
  const body: Record<string, string | number> = {
    ...query,
    noticeVersion: form.noticeVersion,
    ...(website === "" ? {} : { website }),
    ...(elapsedMs === null ? {} : { elapsedMs: Math.round(elapsedMs) }),
  };
  return requestObject("POST", form.api, body, { "Idempotency-Key": key });
}

/** Unlike `crypto.randomUUID`, this also works where the site is tried out over plain http. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

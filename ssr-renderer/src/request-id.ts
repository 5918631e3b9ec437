import { randomUUID } from "node:crypto";

const ACCEPTABLE = /^[A-Za-z0-9._-]{1,64}$/;

/** The caller's id if it can stand in a header and a log line as it is, else a new one. */
export function acceptRequestId(incoming: string | undefined): string {
  return incoming !== undefined && ACCEPTABLE.test(incoming) ? incoming : randomUUID();
}

import type { Server } from "node:http";

const DEADLINE_MS = 4000;
const IDLE_CHECK_MS = 25;

/**
 * Stop accepting, let running answers finish, close connections as they fall idle. Resolves to true when all were
 * finished, to false when the deadline passed and the rest were cut off.
 */
export async function drain(server: Server, deadlineMs = DEADLINE_MS): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const idleCheck = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const deadline = setTimeout(() => {
    resolve(false);
    server.closeAllConnections();
  }, deadlineMs);
  server.close(() => resolve(true));
  const isFinished = await promise;
  clearInterval(idleCheck);
  clearTimeout(deadline);
  return isFinished;
}

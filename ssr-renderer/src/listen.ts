import { once } from "node:events";
import { lstatSync, unlinkSync } from "node:fs";
import { connect, type Server } from "node:net";

/** A port of loopback, where 0 takes any free one, or the absolute path of a Unix socket. */
export type Place = Readonly<{ host: string; port: number }> | Readonly<{ path: string }>;

/** Owner and group may connect, nobody else. */
const SOCKET_UMASK = 0o117;

/**
 * Resolve once `server` listens. A socket that a dead process left is replaced; it is removed when the server closes.
 * Throws an Error that names the variables of the place and what is wrong with it.
 */
export async function listen(server: Server, place: Place): Promise<void> {
  try {
    if ("path" in place) await removeDeadSocket(place.path);
    await bind(server, place);
  } catch (error) {
    throw new Error(`cannot listen on ${spell(place)}: ${(error as Error).message}`);
  }
}

async function bind(server: Server, place: Place): Promise<void> {
  // A socket has its mode from the moment it is there: Node binds a path before `listen` returns.
  const umask = process.umask(SOCKET_UMASK);
  server.listen(place);
  process.umask(umask);
  await once(server, "listening");
}

async function removeDeadSocket(path: string): Promise<void> {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined) return;
  if (!found.isSocket()) throw new Error("there is a file that is not a socket");
  if (await answers(path)) throw new Error("another process listens there");
  unlinkSync(path);
}

async function answers(path: string): Promise<boolean> {
  const probe = connect(path);
  try {
    await once(probe, "connect");
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ECONNREFUSED") return false;
    throw error;
  } finally {
    probe.destroy();
  }
}

function spell(place: Place): string {
  if ("path" in place) return `RENDERER_SOCKET ${place.path}`;
  return `RENDERER_HOST ${place.host}, RENDERER_PORT ${place.port}`;
}

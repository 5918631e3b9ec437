import path from "node:path";
import type { Place } from "./listen.ts";

const LOG_LEVELS = ["debug", "info", "warning", "error"] as const;
const LOOPBACK = /^(127(\.\d{1,3}){3}|localhost|::1)$/;
/** `sun_path` has 108 bytes, the last of which is zero: unix(7). */
const LONGEST_SOCKET_PATH_BYTES = 107;

export type LogLevel = (typeof LOG_LEVELS)[number];

/** The renderer's settings from its environment. */
export type Settings = Readonly<{
  place: Place;
  clientDistDir: string;
  logLevel: LogLevel;
  watchStdin: boolean;
}>;

/** The environment is unusable; the message has one line for each faulty variable. */
export class SettingsError extends Error {}

/**
 * Read RENDERER_SOCKET, else RENDERER_HOST and RENDERER_PORT; CLIENT_DIST_DIR, LOG_LEVEL and RENDERER_WATCH_STDIN.
 * Throws SettingsError naming every variable that cannot be used.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const faults: string[] = [];
  const place = environment.RENDERER_SOCKET
    ? readSocket(environment.RENDERER_SOCKET, faults)
    : readPort(environment.RENDERER_HOST || "127.0.0.1", environment.RENDERER_PORT || "8100", faults);
  const logLevel = LOG_LEVELS.find((level) => level === (environment.LOG_LEVEL || "info"));
  const watchStdin = environment.RENDERER_WATCH_STDIN || "0";
  if (logLevel === undefined)
    faults.push(`LOG_LEVEL is "${environment.LOG_LEVEL}": use ${LOG_LEVELS.join(", ")}`);
  if (!/^[01]$/.test(watchStdin)) faults.push(`RENDERER_WATCH_STDIN is "${watchStdin}": use 0 or 1`);
  if (faults.length > 0) throw new SettingsError(`The environment is not usable:\n  ${faults.join("\n  ")}`);
  return Object.freeze({
    place,
    clientDistDir: path.resolve(
      environment.CLIENT_DIST_DIR || path.join(import.meta.dirname, "../../client/dist"),
    ),
    logLevel: logLevel as LogLevel,
    watchStdin: watchStdin === "1",
  });
}

function readSocket(socket: string, faults: string[]): Place {
  if (!path.isAbsolute(socket) || Buffer.byteLength(socket) > LONGEST_SOCKET_PATH_BYTES)
    faults.push(
      `RENDERER_SOCKET is "${socket}": use an absolute path of at most ${LONGEST_SOCKET_PATH_BYTES} bytes`,
    );
  return { path: socket };
}

function readPort(host: string, port: string, faults: string[]): Place {
  if (!LOOPBACK.test(host))
    faults.push(`RENDERER_HOST is "${host}": use a loopback address, such as 127.0.0.1`);
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    faults.push(`RENDERER_PORT is "${port}": use a number from 0 to 65535`);
  return { host, port: Number(port) };
}

import path from "node:path";

const LOG_LEVELS = ["debug", "info", "warning", "error"] as const;
const LOOPBACK = /^(127(\.\d{1,3}){3}|localhost|::1)$/;

export type LogLevel = (typeof LOG_LEVELS)[number];

/** What the renderer is told by its environment. Port 0 takes any free port. */
export type Settings = Readonly<{
  host: string;
  port: number;
  clientDistDir: string;
  logLevel: LogLevel;
  watchStdin: boolean;
}>;

/** The environment is unusable; the message has one line for each faulty variable. */
export class SettingsError extends Error {}

/**
 * Read RENDERER_HOST, RENDERER_PORT, CLIENT_DIST_DIR, LOG_LEVEL and RENDERER_WATCH_STDIN.
 * Throws SettingsError naming every variable that cannot be used.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const faults: string[] = [];
  const host = environment.RENDERER_HOST || "127.0.0.1";
  const port = environment.RENDERER_PORT || "8100";
  const logLevel = LOG_LEVELS.find((level) => level === (environment.LOG_LEVEL || "info"));
  const watchStdin = environment.RENDERER_WATCH_STDIN || "0";
  if (!LOOPBACK.test(host))
    faults.push(`RENDERER_HOST is "${host}": use a loopback address, such as 127.0.0.1`);
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    faults.push(`RENDERER_PORT is "${port}": use a number from 0 to 65535`);
  if (logLevel === undefined)
    faults.push(`LOG_LEVEL is "${environment.LOG_LEVEL}": use ${LOG_LEVELS.join(", ")}`);
  if (!/^[01]$/.test(watchStdin)) faults.push(`RENDERER_WATCH_STDIN is "${watchStdin}": use 0 or 1`);
  if (faults.length > 0) throw new SettingsError(`The environment is not usable:\n  ${faults.join("\n  ")}`);
  return Object.freeze({
    host,
    port: Number(port),
    clientDistDir: path.resolve(
      environment.CLIENT_DIST_DIR || path.join(import.meta.dirname, "../../client/dist"),
    ),
    logLevel: logLevel as LogLevel,
    watchStdin: watchStdin === "1",
  });
}

import type { Server } from "node:http";
import type { Logger } from "pino";
import { readAssetManifest } from "./asset-manifest.ts";
import { createServer } from "./create-server.ts";
import { drain } from "./drain.ts";
import { listen } from "./listen.ts";
import { loadRenderContract } from "./render-contract.ts";
import { createLogger } from "./request-log.ts";
import { readSettings, type Settings } from "./settings.ts";

/** Start the renderer; it runs until a signal, or the end of its standard input, tells it to stop. */
async function start(settings: Settings): Promise<void> {
  const logger = createLogger(settings.logLevel);
  const assets = readAssetManifest(settings.clientDistDir);
  const contract = loadRenderContract();
  const server = createServer({ contract, assets, logger });
  stopWhenTold(server, logger, settings.watchStdin);
  await listen(server, settings.place);
  logger.info({ ...boundTo(server), contract: contract.id, build: assets.buildId }, "listening");
}

function boundTo(server: Server): object {
  const bound = server.address();
  if (bound === null || typeof bound === "string") return { socket: bound };
  return { address: bound.address, port: bound.port };
}

function stopWhenTold(server: Server, logger: Logger, watchStdin: boolean): void {
  let isStopping = false;
  const stop = async (reason: string): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    logger.info({ reason }, "stopping");
    const finished = await drain(server);
    if (!finished) logger.warn("answers were cut off at the deadline");
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  if (watchStdin) process.stdin.on("close", () => stop("standard input closed")).resume();
}

function fail(message: string): never {
  console.error(`renderer: ${message}`);
  process.exit(1);
}

try {
  await start(readSettings(process.env));
} catch (error) {
  fail((error as Error).message);
}

import http from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { drain } from "./drain.ts";

async function listen(handler: http.RequestListener): Promise<{ server: http.Server; port: number }> {
  const server = http.createServer({ keepAliveTimeout: 60_000 }, handler);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

test("an idle kept connection does not hold the drain up", async () => {
  const { server, port } = await listen((_request, response) => response.end("done"));
  const agent = new http.Agent({ keepAlive: true });
  await new Promise<void>((resolve) => {
    http.get({ port, agent }, (reply) => reply.resume().on("end", resolve));
  });
  expect(await drain(server, 2000)).toBe(true);
  agent.destroy();
});

test("a connection kept by an answer that finishes during the drain is closed too", async () => {
  const { promise: asked, resolve: noteAsked } = Promise.withResolvers<http.ServerResponse>();
  const { server, port } = await listen((_request, response) => noteAsked(response));
  const agent = new http.Agent({ keepAlive: true });
  const answered = new Promise<string>((resolve) => {
    http.get({ port, agent }, (reply) => reply.on("data", (data) => resolve(String(data))));
  });
  const response = await asked;
  const drained = drain(server, 2000);
  response.end("late");
  expect(await answered).toBe("late");
  expect(await drained).toBe(true);
  agent.destroy();
});

test("an answer that never ends is cut off at the deadline", async () => {
  const { promise: asked, resolve: noteAsked } = Promise.withResolvers<void>();
  const { server, port } = await listen(() => noteAsked());
  const cutOff = new Promise<NodeJS.ErrnoException>((resolve) => {
    http.get({ port }).on("error", resolve);
  });
  await asked;
  expect(await drain(server, 50)).toBe(false);
  expect((await cutOff).code).toBe("ECONNRESET");
});

import http from "node:http";
import { expect, test } from "vitest";
import {
  exampleAssets,
  exampleRequest,
  islandBlock,
  requestWithBlocks,
} from "../fixtures/example-request.ts";
import { CONTRACT, startServer } from "../fixtures/running-server.ts";

test("a page is answered as HTML, with id and contract echoed", async () => {
  const { render } = await startServer();
  const reply = await render(exampleRequest(), { "X-Request-Id": "req-1.a_B" });
  const html = await reply.text();
  expect(reply.status).toBe(200);
  expect(reply.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(reply.headers.get("x-request-id")).toBe("req-1.a_B");
  expect(reply.headers.get("x-render-contract")).toBe(CONTRACT.id);
  expect(reply.headers.get("content-length")).toBe(String(Buffer.byteLength(html)));
  expect([html.slice(0, 15), html.slice(-7)]).toEqual(["<!doctype html>", "</html>"]);
});

test("answers say nothing of the server and carry no validator", async () => {
  const { render, url } = await startServer();
  for (const reply of [await render(exampleRequest()), await fetch(`${url}/health`)]) {
    expect(reply.headers.get("x-powered-by")).toBeNull();
    expect(reply.headers.get("etag")).toBeNull();
  }
});

test("health names contract and build", async () => {
  const { url } = await startServer();
  const reply = await fetch(`${url}/health`);
  expect(reply.headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(await reply.json()).toEqual({ status: "ok", contract: CONTRACT.id, build: "0123456789" });
});

test("a status screen is answered with 200: its status is the caller's business", async () => {
  const { render } = await startServer();
  const request = exampleRequest();
  const page = { ...request.page, status: 503 as const, path: null };
  expect((await render({ ...request, page })).status).toBe(200);
});

test("a fault in the request is answered with 400 and its field", async () => {
  const { render } = await startServer();
  const reply = await render({ ...exampleRequest(), url: 5 });
  expect(reply.status).toBe(400);
  expect(await reply.json()).toEqual({
    error: { code: "bad_request", field: "url", message: "must be string" },
  });
});

test("a body that is not JSON is answered with 400", async () => {
  const { render } = await startServer();
  const reply = await render('{"url": ');
  expect(reply.status).toBe(400);
  expect(await reply.json()).toMatchObject({ error: { code: "bad_request", field: "" } });
});

test.each([["another"], [""]])(
  "contract %j is answered with 409, before the body is judged",
  async (contract) => {
    const { render } = await startServer();
    const reply = await render("not json", { "X-Render-Contract": contract });
    expect(reply.status).toBe(409);
    expect(reply.headers.get("x-render-contract")).toBe(CONTRACT.id);
    expect(await reply.json()).toMatchObject({ error: { code: "contract_mismatch" } });
  },
);

test("a body over a megabyte is answered with 413", async () => {
  const { render } = await startServer();
  const reply = await render({ url: "x".repeat(1_000_001) });
  expect(reply.status).toBe(413);
  expect(await reply.json()).toMatchObject({ error: { code: "too_large" } });
});

test.each([
  ["another media type", { "Content-Type": "text/plain" }],
  ["a compressed body", { "Content-Encoding": "gzip" }],
])("%s is answered with 415", async (_, headers) => {
  const { render } = await startServer();
  const reply = await render(exampleRequest(), headers);
  expect(reply.status).toBe(415);
  expect(await reply.json()).toMatchObject({ error: { code: "unsupported_media_type" } });
});

test.each(["/", "/Render", "/render/", "/shutdown", "/health/x"])("there is nothing at %s", async (path) => {
  const { url } = await startServer();
  const reply = await fetch(url + path, { method: "POST" });
  expect(reply.status).toBe(404);
  expect(await reply.json()).toMatchObject({ error: { code: "not_found" } });
});

test.each([
  ["GET", "/render", "POST"],
  ["DELETE", "/render", "POST"],
  ["POST", "/health", "GET"],
])("%s %s is answered with 405 and what is allowed", async (method, path, allowed) => {
  const { url } = await startServer();
  const reply = await fetch(url + path, { method });
  expect([reply.status, reply.headers.get("allow")]).toEqual([405, allowed]);
  expect(await reply.json()).toMatchObject({ error: { code: "method_not_allowed" } });
});

test("a block that throws is answered with 500 and its kind; the next page is rendered as ever", async () => {
  const { render, logLines } = await startServer();
  const reply = await render(requestWithBlocks(...exampleRequest().page.blocks, islandBlock()));
  expect(reply.status).toBe(500);
  expect(await reply.json()).toEqual({
    error: {
      code: "render_failed",
      block: "staffPanel",
      message: 'The island "staff-panel" is not part of this build',
    },
  });
  expect(logLines.at(-1)).toMatchObject({ level: "error", status: 500, err: { type: "Error" } });
  expect((await render(exampleRequest())).status).toBe(200);
});

test("requests side by side and one after another leave nothing behind", async () => {
  const { render } = await startServer({ assets: exampleAssets({ "staff-panel": "/assets/p.js" }) });
  const [a, b] = [exampleRequest(), { ...requestWithBlocks(islandBlock()), url: "/b" }];
  const text = async (request: unknown) => (await render(request)).text();
  const inTurn = [await text(a), await text(b), await text(a)];
  expect(inTurn[2]).toBe(inTurn[0]);
  expect(await Promise.all([text(a), text(b), text(a), text(b)])).toEqual([
    inTurn[0],
    inTurn[1],
    inTurn[0],
    inTurn[1],
  ]);
});

test.each([["with space"], ["x".repeat(65)], ["<script>"], ["a,b"]])(
  "request id %j is replaced",
  async (hostile) => {
    const { render } = await startServer();
    const id = (await render(exampleRequest(), { "X-Request-Id": hostile })).headers.get("x-request-id");
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
  },
);

test("each request is one line, health only at debug level", async () => {
  const { render, url, logLines } = await startServer();
  await fetch(`${url}/health`);
  const bytes = (await (await render(exampleRequest(), { "X-Request-Id": "log-1" })).arrayBuffer())
    .byteLength;
  expect(logLines).toHaveLength(1);
  expect(logLines[0]).toMatchObject({
    level: "info",
    service: "renderer",
    request_id: "log-1",
    path: "/render",
    page: "/nri/nri-faqs",
    status: 200,
    bytes,
    contract: CONTRACT.id,
    complete: true,
    duration_ms: expect.any(Number),
  });
});

test("health is logged at debug level", async () => {
  const { url, logLines } = await startServer({ level: "debug" });
  await (await fetch(`${url}/health`)).text();
  expect(logLines).toMatchObject([{ level: "debug", path: "/health", status: 200 }]);
});

test("a connection is kept longer than the caller keeps it", async () => {
  const { url } = await startServer();
  const agent = new http.Agent({ keepAlive: true });
  const keepAlive = await new Promise((resolve) => {
    http.get(`${url}/health`, { agent }, (reply) => resolve(reply.headers["keep-alive"]));
  });
  agent.destroy();
  expect(keepAlive).toBe("timeout=75");
});

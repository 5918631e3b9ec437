// @module-tag heavy
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import http from "node:http";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { CLIENT_SOURCE_DIR } from "../../client/bundling/settings/paths.ts";
import { buildStylesheets } from "../../client/bundling/styles/build-styles.ts";
import { temporaryFolder, writeFiles } from "../../tests/client/client-source.ts";
import { buildRenderer } from "../build.ts";
import { exampleAssets, exampleRequest } from "../fixtures/example-request.ts";
import { startRenderer } from "../fixtures/renderer-process.ts";
import { CONTRACT, postRender } from "../fixtures/running-server.ts";

/** Outside the project, so that nothing but the bundle can be found from it. */
const BUNDLE_DIR = mkdtempSync(path.join(os.tmpdir(), "renderer-"));

beforeAll(() => buildRenderer({ flavour: "production", clientDistDir: "unused", ssrDistDir: BUNDLE_DIR }));
afterAll(() => rmSync(BUNDLE_DIR, { recursive: true }));

/** Node keeps the whole text in memory as long as it runs. */
const BUNDLE_BUDGET_BYTES = 3_800_000;

function clientDist(): string {
  const folder = temporaryFolder();
  writeFiles(folder, { "manifest.json": JSON.stringify(exampleAssets()) });
  return folder;
}

async function startListening(environment: Record<string, string> = {}) {
  const renderer = startRenderer(BUNDLE_DIR, { CLIENT_DIST_DIR: clientDist(), ...environment });
  const { address, port } = await renderer.logged("listening");
  return { ...renderer, address, port: port as number, url: `http://127.0.0.1:${port}` };
}

/** Open a render call and send half of its body, once the server has seen its head. */
async function halfSentRender(port: number) {
  const body = JSON.stringify(exampleRequest());
  const headers = {
    "Content-Type": "application/json",
    "X-Render-Contract": CONTRACT.id,
    Expect: "100-continue",
  };
  const call = http.request({
    port,
    path: "/render",
    method: "POST",
    headers: { ...headers, "Content-Length": Buffer.byteLength(body) },
  });
  const reply = new Promise<http.IncomingMessage>((resolve, reject) =>
    call.on("response", resolve).on("error", reject),
  );
  call.flushHeaders();
  await new Promise((resolve) => call.once("continue", resolve));
  call.write(body.slice(0, 1000));
  return { finish: () => call.end(body.slice(1000)), reply };
}

test("the bundle compiles no schema", () => {
  const bundle = readFileSync(path.join(BUNDLE_DIR, "main.mjs"), "utf8");
  expect(bundle).not.toContain("removeAdditional");
  expect(bundle.length).toBeLessThan(BUNDLE_BUDGET_BYTES);
});

test("the built file reads UTF-8 whole, and refuses another encoding", async () => {
  const { url } = await startListening();
  const request = exampleRequest();
  const body = JSON.stringify({
    ...request,
    page: { ...request.page, head: { ...request.page.head, title: "₹ 5 करोड़" } },
  });
  const reply = await postRender(url, body);
  expect(await reply.text()).toContain("<title>₹ 5 करोड़</title>");
  const refused = await postRender(url, body, { "Content-Type": "application/json; charset=iso-8859-1" });
  expect(refused.status).toBe(415);
});

test("the built file stands alone: it starts on loopback, reports its health and renders a page", async () => {
  const { address, url } = await startListening();
  expect(address).toBe("127.0.0.1");
  expect(await (await fetch(`${url}/health`)).json()).toEqual({
    status: "ok",
    contract: CONTRACT.id,
    build: "0123456789",
  });
  const reply = await postRender(url, exampleRequest());
  expect([reply.status, (await reply.text()).slice(0, 15)]).toEqual([200, "<!doctype html>"]);
});

test("the stylesheets have a rule for each class of the document", async () => {
  const { url } = await startListening();
  const html = await (await postRender(url, exampleRequest())).text();
  const { site } = await buildStylesheets(CLIENT_SOURCE_DIR, "@font-face { font-family: F }", "production");
  const [, header] = html.match(/<header class="([\w-]+)"/) ?? [];
  const [, footer] = html.match(/<footer class="([\w-]+)"/) ?? [];
  for (const css of site.map(({ css }) => css.toString())) {
    expect(css).toMatch(new RegExp(`\\.${header}\\{[^}]*position:sticky`));
    expect(css).toMatch(new RegExp(`\\.${footer}\\{[^}]*background:var\\(--deep\\)`));
  }
});

test("it renders a page over a socket as well, and leaves none behind", async () => {
  const socketPath = path.join(BUNDLE_DIR, "renderer.sock");
  const { child, logged, ended } = startRenderer(BUNDLE_DIR, {
    CLIENT_DIST_DIR: clientDist(),
    RENDERER_SOCKET: socketPath,
  });
  expect(await logged("listening")).toMatchObject({ socket: socketPath });
  const headers = { "Content-Type": "application/json", "X-Render-Contract": CONTRACT.id };
  const call = http.request({ socketPath, path: "/render", method: "POST", headers, agent: false });
  const answered = once(call, "response");
  call.end(JSON.stringify(exampleRequest()));
  const [reply] = (await answered) as [http.IncomingMessage];
  expect([reply.statusCode, (await text(reply)).slice(0, 15)]).toEqual([200, "<!doctype html>"]);
  child.kill("SIGTERM");
  expect(await ended).toEqual({ status: 0, errors: "" });
  expect(existsSync(socketPath)).toBe(false);
});

test.each(["SIGTERM", "SIGINT"] as const)(
  "on %s a running answer is finished, new calls are refused, and the end is clean",
  async (signal) => {
    const { child, port, url, logged, ended } = await startListening();
    const { finish, reply } = await halfSentRender(port);
    child.kill(signal);
    await logged("stopping");
    await expect(fetch(`${url}/health`)).rejects.toThrow();
    finish();
    expect((await reply).statusCode).toBe(200);
    (await reply).resume();
    expect(await ended).toEqual({ status: 0, errors: "" });
  },
);

test("an answer that hangs is cut off", async () => {
  const { child, port, ended } = await startListening();
  const { reply } = await halfSentRender(port);
  child.kill("SIGTERM");
  await expect(reply).rejects.toThrow();
  expect((await ended).status).toBe(0);
});

test("with RENDERER_WATCH_STDIN=1 it ends when its standard input closes", async () => {
  const { child, ended, logged } = await startListening({ RENDERER_WATCH_STDIN: "1" });
  child.stdin.end();
  expect(await logged("stopping")).toMatchObject({ reason: "standard input closed" });
  expect((await ended).status).toBe(0);
});

test("without it a closed standard input changes nothing", async () => {
  const { child, url } = await startListening();
  child.stdin.end();
  await new Promise((resolve) => child.stdin.once("close", resolve));
  expect((await fetch(`${url}/health`)).status).toBe(200);
});

test("an address that is not loopback is refused before anything listens", async () => {
  const { ended } = startRenderer(BUNDLE_DIR, { RENDERER_HOST: "0.0.0.0" });
  expect(await ended).toEqual({
    status: 1,
    errors:
      'renderer: The environment is not usable:\n  RENDERER_HOST is "0.0.0.0": use a loopback address, such as 127.0.0.1\n',
  });
});

test("the error of a missing client build names the file", async () => {
  const { ended } = startRenderer(BUNDLE_DIR, { CLIENT_DIST_DIR: "/nowhere" });
  const { status, errors } = await ended;
  expect(status).toBe(1);
  expect(errors).toMatch(/^renderer: \/nowhere\/manifest\.json cannot be read \(ENOENT\): build the client/);
});

test("the error of a port in use names the variable", async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void holder.close());
  const port = String((holder.address() as { port: number }).port);
  const { ended } = startRenderer(BUNDLE_DIR, { CLIENT_DIST_DIR: clientDist(), RENDERER_PORT: port });
  const { status, errors } = await ended;
  expect(status).toBe(1);
  expect(errors).toMatch(
    new RegExp(
      `^renderer: cannot listen on RENDERER_HOST 127\\.0\\.0\\.1, RENDERER_PORT ${port}: .*EADDRINUSE`,
    ),
  );
});

import { existsSync, linkSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "./listen.ts";

/** Short, as the paths of sockets must be. */
function folder(): string {
  const made = mkdtempSync(path.join(os.tmpdir(), "s-"));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

function server(): http.Server {
  const made = http.createServer((_request, response) => response.end("rendered"));
  onTestFinished(() => void made.close());
  return made;
}

function ask(socketPath: string): Promise<string> {
  return new Promise((resolve, reject) => {
    http
      .get({ socketPath, agent: false }, (reply) => reply.on("data", (data) => resolve(String(data))))
      .on("error", reject);
  });
}

function close(listening: http.Server): Promise<void> {
  return new Promise((resolve) => listening.close(() => resolve()));
}

test("a socket is open to owner and group, whatever the umask, and goes with its server", async () => {
  const place = { path: path.join(folder(), "renderer.sock") };
  const umask = process.umask(0o077);
  onTestFinished(() => void process.umask(umask));
  const listening = server();
  await listen(listening, place);
  expect(statSync(place.path).mode & 0o777).toBe(0o660);
  expect(process.umask()).toBe(0o077);
  expect(await ask(place.path)).toBe("rendered");
  await close(listening);
  expect(existsSync(place.path)).toBe(false);
});

test("a socket that a dead process left is replaced", async () => {
  const inside = folder();
  const [alive, left] = [path.join(inside, "alive.sock"), path.join(inside, "left.sock")];
  const dead = server();
  await listen(dead, { path: alive });
  // Closing removes the name it listened on: this one stays, as after a kill.
  linkSync(alive, left);
  await close(dead);
  await expect(ask(left)).rejects.toThrow("ECONNREFUSED");
  await listen(server(), { path: left });
  expect(await ask(left)).toBe("rendered");
});

test("a socket that is answered is left to its process", async () => {
  const place = { path: path.join(folder(), "renderer.sock") };
  await listen(server(), place);
  await expect(listen(server(), place)).rejects.toThrow(
    `cannot listen on RENDERER_SOCKET ${place.path}: another process listens there`,
  );
  expect(await ask(place.path)).toBe("rendered");
});

test("a file that is no socket stays", async () => {
  const file = path.join(folder(), "notes.txt");
  writeFileSync(file, "kept");
  await expect(listen(server(), { path: file })).rejects.toThrow("there is a file that is not a socket");
  expect(existsSync(file)).toBe(true);
});

test("a folder that is missing is named", async () => {
  const missing = path.join(folder(), "none", "renderer.sock");
  await expect(listen(server(), { path: missing })).rejects.toThrow(
    new RegExp(`^cannot listen on RENDERER_SOCKET ${missing}: .*`),
  );
});

import path from "node:path";
import { expect, test } from "vitest";
import { PROJECT_DIR } from "../../client/bundling/settings/paths.ts";
import { readSettings, SettingsError } from "./settings.ts";

test("an empty environment gives the defaults, frozen", () => {
  const settings = readSettings({});
  expect(settings).toEqual({
    place: { host: "127.0.0.1", port: 8100 },
    clientDistDir: path.join(PROJECT_DIR, "client/dist"),
    logLevel: "info",
    watchStdin: false,
  });
  expect(Object.isFrozen(settings)).toBe(true);
});

test.each(["127.0.0.1", "127.1.2.3", "localhost", "::1"])("%s is loopback", (host) => {
  expect(readSettings({ RENDERER_HOST: host }).place).toEqual({ host, port: 8100 });
});

test("a socket takes the place of a port", () => {
  const longest = `/${"é".repeat(53)}`;
  expect(readSettings({ RENDERER_SOCKET: longest, RENDERER_PORT: "8101" }).place).toEqual({ path: longest });
});

test.each([
  ["RENDERER_HOST", "0.0.0.0", "use a loopback address"],
  ["RENDERER_HOST", "127.0.0.1.example.com", "use a loopback address"],
  ["RENDERER_PORT", "http", "use a number from 0 to 65535"],
  ["RENDERER_PORT", "65536", "use a number from 0 to 65535"],
  ["RENDERER_SOCKET", "run/renderer.sock", "use an absolute path of at most 107 bytes"],
  ["RENDERER_SOCKET", `/${"é".repeat(53)}x`, "use an absolute path of at most 107 bytes"],
  ["LOG_LEVEL", "verbose", "use debug, info, warning, error"],
  ["RENDERER_WATCH_STDIN", "yes", "use 0 or 1"],
])("%s=%s is refused by name", (name, value, advice) => {
  expect(() => readSettings({ [name]: value })).toThrow(SettingsError);
  expect(() => readSettings({ [name]: value })).toThrow(`${name} is "${value}": ${advice}`);
});

test("all faults are reported at once", () => {
  const faulty = {
    RENDERER_HOST: "10.0.0.1",
    RENDERER_PORT: "x",
    LOG_LEVEL: "loud",
    RENDERER_WATCH_STDIN: "2",
  };
  expect(() => readSettings(faulty)).toThrow(
    /RENDERER_HOST.*RENDERER_PORT.*LOG_LEVEL.*RENDERER_WATCH_STDIN/s,
  );
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { JsonReply } from "../../../api/request-json.ts";
import { makePasskey, type Post, signByPasskey } from "./passkey.ts";

/** Bytes whose base64url has both of its own signs and no padding. */
const BYTES = new Uint8Array([251, 239, 255, 0]);
const TEXT = "--__AA";
const OPTIONS = {
  challenge: TEXT,
  rpId: "firm.example",
  allowCredentials: [{ id: TEXT, type: "public-key" }],
};
const CREATION = {
  challenge: TEXT,
  rp: { id: "firm.example", name: "A Firm" },
  user: { id: TEXT, name: "asha", displayName: "Asha" },
  excludeCredentials: [{ id: TEXT, type: "public-key", transports: ["usb"] }],
};
const RESPONSE = {
  clientDataJSON: BYTES.buffer,
  authenticatorData: BYTES.buffer,
  signature: BYTES.buffer,
  userHandle: null,
  attestationObject: BYTES.buffer,
  getTransports: () => ["internal"],
};

const get = vi.fn();
const create = vi.fn();
let sent: unknown[];
let options: JsonReply<object>;

const post = (async (path: string, body?: object) => {
  sent.push([path, body]);
  return path.endsWith("options") ? options : { ok: true, status: 200, data: { done: true } };
}) as Post;

beforeEach(() => {
  sent = [];
  for (const call of [get, create]) {
    call.mockReset();
    call.mockResolvedValue({ id: TEXT, rawId: BYTES.buffer, type: "public-key", response: RESPONSE });
  }
  vi.stubGlobal("navigator", { credentials: { get, create } });
  vi.stubGlobal("PublicKeyCredential", class {});
});
afterEach(() => vi.unstubAllGlobals());

const sign = (): Promise<unknown> => signByPasskey(post, "/options", "/passkey");
const make = (): Promise<unknown> => makePasskey(post, "/options", "/passkeys", "Laptop");

test("a passkey gets the challenge as bytes, and its answer goes back as base64url", async () => {
  options = { ok: true, status: 200, data: { publicKey: OPTIONS } };
  expect(await sign()).toMatchObject({ ok: true, data: { done: true } });
  const { publicKey } = get.mock.lastCall?.[0] ?? {};
  expect(publicKey).toEqual({
    rpId: "firm.example",
    challenge: BYTES,
    allowCredentials: [{ id: BYTES, type: "public-key" }],
  });
  const response = { clientDataJSON: TEXT, authenticatorData: TEXT, signature: TEXT, userHandle: null };
  expect(sent[1]).toEqual([
    "/passkey",
    { credential: { id: TEXT, rawId: TEXT, type: "public-key", response, clientExtensionResults: {} } },
  ]);
});

test("a new passkey is made for the member that the server names, and sent with its name", async () => {
  options = { ok: true, status: 200, data: { publicKey: CREATION } };
  expect(await make()).toMatchObject({ ok: true });
  expect(sent[0]).toEqual(["/options", undefined]);
  const { publicKey } = create.mock.lastCall?.[0] ?? {};
  expect(publicKey.user).toEqual({ id: BYTES, name: "asha", displayName: "Asha" });
  expect(publicKey.excludeCredentials).toEqual([{ id: BYTES, type: "public-key", transports: ["usb"] }]);
  expect(sent[1]).toMatchObject([
    "/passkeys",
    { name: "Laptop", credential: { response: { attestationObject: TEXT, transports: ["internal"] } } },
  ]);
});

test("a refusal by the server is shown, and no passkey is requested", async () => {
  options = { ok: false, status: 401, message: "Start again.", errors: {}, text: "" };
  expect(await sign()).toBe(options);
  expect(get).not.toHaveBeenCalled();
});

test.each([
  ["NotAllowedError", "No passkey was used"],
  ["InvalidStateError", "already has a passkey"],
])("a %s of the browser is a refusal in our words, and nothing is sent", async (name, words) => {
  options = { ok: true, status: 200, data: { publicKey: CREATION } };
  create.mockRejectedValue(new DOMException("technical", name));
  expect(await make()).toMatchObject({ ok: false, status: 0, message: expect.stringContaining(words) });
  expect(sent).toHaveLength(1);
});

test("a browser without passkeys says so", async () => {
  options = { ok: true, status: 200, data: { publicKey: OPTIONS } };
  vi.stubGlobal("window", {});
  expect(await sign()).toMatchObject({
    ok: false,
    message: expect.stringContaining("does not support passkeys"),
  });
});

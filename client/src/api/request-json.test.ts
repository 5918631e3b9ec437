import { afterEach, expect, test, vi } from "vitest";
import { requestJson, requestObject } from "./request-json.ts";

const answer = (status: number, body: string): void => {
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(body, { status })),
  );
};

afterEach(() => vi.unstubAllGlobals());

test("a body goes out as JSON with this site's cookies and no time-out", async () => {
  answer(201, '{"_id": "1"}');
  const reply = await requestJson("POST", "/api/contact", { name: "Asha" }, { "Idempotency-Key": "k" });
  expect(reply).toEqual({ ok: true, status: 201, data: { _id: "1" } });
  const [address, request] = vi.mocked(fetch).mock.calls[0] as [string, RequestInit];
  expect(address).toBe("/api/contact");
  expect(request.body).toBe('{"name":"Asha"}');
  expect(request.credentials).toBe("same-origin");
  expect(request.signal).toBeUndefined();
  expect(request.headers).toEqual({
    Accept: "application/json",
    "Content-Type": "application/json",
    "Idempotency-Key": "k",
  });
});

test("a refusal has the server's words, its errors by field, and its text as sent", async () => {
  const text = '{"message": "Please correct.", "errors": {"name": "Name is required"}}';
  answer(422, text);
  expect(await requestJson("POST", "/api/contact", {})).toEqual({
    ok: false,
    status: 422,
    message: "Please correct.",
    errors: { name: "Name is required" },
    text,
  });
});

test.each(["<h1>Bad gateway</h1>", "", "null", '{"message": 7, "errors": ["x"]}'])(
  "a refusal without words of its own has ours: %s",
  async (text) => {
    answer(502, text);
    const expected = { ok: false, status: 502, message: "Something went wrong.", errors: {}, text };
    expect(await requestJson("GET", "/api/me")).toEqual(expected);
  },
);

test("no answer is a reply of status 0", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("Failed to fetch");
  });
  const expected = { ok: false, status: 0, message: "Something went wrong.", errors: {}, text: "" };
  expect(await requestJson("GET", "/api/me")).toEqual(expected);
});

test("a network's own sign-in page is no good answer", async () => {
  answer(200, "<h1>Free Wi-Fi</h1>");
  const expected = { ok: false, status: 200, message: "Something went wrong.", errors: {} };
  expect(await requestJson("PUT", "/api/editions/e1", {})).toMatchObject(expected);
});

test("an empty answer with an ok status has no data", async () => {
  vi.stubGlobal("fetch", async () => new Response(null, { status: 204 }));
  expect(await requestJson("POST", "/api/logout")).toEqual({ ok: true, status: 204, data: null });
});

test.each(["<h1>Free Wi-Fi</h1>", "", "null", "[]", '"ok"', "1"])(
  "where an object is wanted, an ok status with %s is a failure with our words",
  async (text) => {
    answer(200, text);
    const expected = { ok: false, status: 200, message: "Something went wrong.", errors: {}, text };
    expect(await requestObject("POST", "/api/contact", {})).toEqual(expected);
  },
);

test.each([200, 201])("any JSON object is accepted with status %i", async (status) => {
  answer(status, "{}");
  expect(await requestObject("POST", "/api/contact", {})).toEqual({ ok: true, status, data: {} });
});

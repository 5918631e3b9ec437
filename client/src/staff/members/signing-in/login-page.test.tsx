import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ASHA, DrawnPanel, type PanelAnswer } from "../../../../../tests/client/panel.tsx";
import { LoginPage } from "./login-page.tsx";

const LOGIN = "POST /api/login";
const CODE = "POST /api/login/code";
const WRONG = { message: "This code is wrong.", errors: {} };
const FAULTY = { message: "Some fields need correction.", errors: { code: WRONG.message } };
const CODES = Array.from({ length: 10 }, (_, index) => `code-${index}`);
const TOTP = { secret: "JBSW Y3DP", qr: { size: 29, path: "M4 4h1v1h-1z" } };

let panel: DrawnPanel;

const next = (name: string, methods: string[] = []): PanelAnswer => [200, { next: name, methods }];

beforeEach(() => {
  panel = new DrawnPanel();
  panel.answer("GET /api/me", [401, { message: "Not signed in." }]);
});
afterEach(() => panel.close());

async function sendPassword(): Promise<void> {
  await panel.render(
    <MemoryRouter initialEntries={["/admin/login"]}>
      <Routes>
        <Route path="/admin/login" element={<LoginPage brand="A Firm" />} />
        <Route path="/admin/dashboard" element="The dashboard" />
      </Routes>
    </MemoryRouter>,
  );
  await panel.shows("Admin Login");
  panel.enter("Username", ASHA.username);
  panel.enter("Password", "right");
  await panel.press("Login");
}

async function sendCode(label: string, code: string): Promise<void> {
  panel.enter(label, code);
  await panel.press("Continue");
}

test("a right password alone is not enough if a second factor is required", async () => {
  panel.answer(LOGIN, next("second-factor", ["totp"]));
  panel.answer(CODE, [422, FAULTY], [200, ASHA]);
  await sendPassword();
  await panel.shows("The second step");
  expect(panel.sent(LOGIN)).toEqual([{ username: ASHA.username, password: "right" }]);
  expect(() => panel.control("Use a passkey")).toThrow();
  await sendCode("Code of your authenticator app", "000000");
  await panel.shows(WRONG.message);
  const field = panel.field("Code of your authenticator app");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(field);
  expect(panel.container.querySelectorAll("[role=alert]:not(:empty)")).toHaveLength(1);
  await sendCode("Code of your authenticator app", "123456");
  await panel.shows("The dashboard");
  expect(panel.sent(CODE)).toEqual([{ code: "000000" }, { code: "123456" }]);
});

test("a sign-in that has expired on the server begins anew, and says so", async () => {
  panel.answer(LOGIN, next("second-factor", ["totp"]));
  panel.answer(CODE, [401, { message: "This sign-in took too long." }]);
  await sendPassword();
  await sendCode("Code of your authenticator app", "123456");
  await panel.shows("Admin Login");
  await panel.shows("This sign-in took too long.");
});

test("starting again clears the earlier message", async () => {
  panel.answer(LOGIN, next("second-factor", ["totp"]));
  panel.answer(CODE, [422, WRONG]);
  await sendPassword();
  await sendCode("Code of your authenticator app", "000000");
  await panel.shows(WRONG.message);
  await panel.press("Start again");
  await panel.shows("Admin Login");
  expect(panel.container.textContent).not.toContain(WRONG.message);
});

test("a member with only a passkey may use a recovery code instead", async () => {
  panel.answer(LOGIN, next("second-factor", ["passkey"]));
  await sendPassword();
  await panel.shows("Use a passkey");
  expect(panel.field("Recovery code").inputMode).toBe("text");
});

test("a passkey that is not used says why beside its button", async () => {
  panel.answer(LOGIN, next("second-factor", ["passkey"]));
  panel.answer("POST /api/login/passkey/options", [429, { message: "Too many attempts." }]);
  await sendPassword();
  await panel.press("Use a passkey");
  await panel.shows("Too many attempts.");
});

test("the first factor brings recovery codes to keep, and then a password of one's own", async () => {
  panel.answer(LOGIN, next("first-factor"));
  panel.answer("POST /api/login/totp", [200, TOTP]);
  const signIn = { next: "new-password", methods: [] };
  panel.answer("POST /api/login/totp/confirm", [422, WRONG], [200, { recoveryCodes: CODES, signIn }]);
  panel.answer("POST /api/login/new-password", [200, ASHA]);
  await sendPassword();
  await panel.shows("Set up a second factor");
  await panel.press("Show the QR code");
  await panel.shows(TOTP.secret);
  expect(panel.container.querySelector("svg[role=img] path")?.getAttribute("d")).toBe(TOTP.qr.path);
  panel.enter("The six digits in the app now", "000000");
  await panel.press("Set up the app");
  await panel.shows(WRONG.message);
  panel.enter("The six digits in the app now", "123456");
  await panel.press("Set up the app");
  await panel.shows(CODES.join(""));
  await panel.press("Continue");
  await panel.shows("Your recovery codes");
  await panel.check("I have saved them");
  await panel.press("Continue");
  await panel.shows("Choose your own password");
  panel.enter("New password", "a river of gold");
  await panel.press("Set password");
  await panel.shows("The dashboard");
  expect(panel.sent("POST /api/login/new-password")).toEqual([{ password: "a river of gold" }]);
});

test("a refusal after the right password stands under the form", async () => {
  panel.answer(LOGIN, [403, { message: "This account has no second factor." }]);
  await sendPassword();
  await panel.shows("This account has no second factor.");
  await panel.shows("Admin Login");
});

test("the codes to keep can be saved as a file that holds all of them", async () => {
  panel.answer(LOGIN, next("first-factor"));
  panel.answer("POST /api/login/totp", [200, TOTP]);
  panel.answer("POST /api/login/totp/confirm", [200, { recoveryCodes: CODES, signIn: ASHA }]);
  await sendPassword();
  await panel.press("Show the QR code");
  await panel.press("Set up the app");
  await panel.shows("Your recovery codes");
  const address = panel.control("Save as a file").getAttribute("href") ?? "";
  const text = decodeURIComponent(address.slice(address.indexOf(",") + 1));
  expect(text.trim().split("\n")).toEqual(CODES);
});

test.each([["<h1>Free Wi-Fi</h1>"], [[]], [null]])("an answer of 200 with %j opens nothing", async (body) => {
  panel.answer(LOGIN, [200, body as object]);
  await sendPassword();
  await panel.shows("Something went wrong.");
  await panel.shows("Admin Login");
});

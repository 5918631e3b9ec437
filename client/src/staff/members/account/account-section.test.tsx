import type { ReactElement } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ASHA, DrawnPanel } from "../../../../../tests/client/panel.tsx";
import type { AccountReply } from "../../../api/types.ts";
import { useSession } from "../../session/session.tsx";
import { AccountSection } from "./account-section.tsx";

const AT = "2026-06-01T09:00:00Z";
const ACCOUNT: AccountReply = {
  member: ASHA,
  secondFactorRequired: true,
  hasTotp: true,
  passkeys: [{ id: 1, name: "Laptop", addedAt: AT, lastUsedAt: null }],
  recoveryCodesLeft: 3,
  sessions: [
    { browser: "Firefox on Linux", since: AT, lastSeen: AT, isThis: true },
    { browser: "Chrome on Android", since: AT, lastSeen: AT, isThis: false },
  ],
};
const CODES = ["code-1", "code-2"];

let panel: DrawnPanel;

beforeEach(() => {
  panel = new DrawnPanel();
});
afterEach(() => panel.close());

function Account(): ReactElement {
  const { member } = useSession().auth;
  return (
    <>
      <header>{member?.name}</header>
      {member !== null && <AccountSection />}
    </>
  );
}

async function open(account: Partial<AccountReply> = {}): Promise<void> {
  panel.answer("GET /api/account", [200, { ...ACCOUNT, ...account }]);
  await panel.render(<Account />);
  await panel.shows("Browsers");
}

/** How often the account was read. */
const reads = (): number => panel.sent("GET /api/account").length;

test("another name is that of the top bar at once", async () => {
  await open();
  panel.answer("POST /api/account/name", [200, { ...ASHA, name: "Asha R." }]);
  panel.enter("Your name", "Asha R.");
  await panel.press("Save the name");
  await panel.shows("Saved.");
  expect(panel.container.querySelector("header")?.textContent).toBe("Asha R.");
  expect(panel.field("Your name").value).toBe("Asha R.");
});

test("a refused password says what is wrong at each field and keeps the browsers", async () => {
  await open();
  const errors = { oldPassword: "This is not your password.", newPassword: "At least 12 characters." };
  panel.answer("POST /api/account/password", [422, { message: "Not changed.", errors }], [204]);
  panel.enter("Current password", "old");
  panel.enter("New password", "new");
  await panel.press("Change the password");
  for (const words of ["Not changed.", ...Object.values(errors)]) await panel.shows(words);
  expect(document.activeElement).toBe(panel.field("Current password"));
  const before = reads();
  await panel.press("Change the password");
  await panel.shows("Other browsers are signed out.");
  expect(panel.sent("POST /api/account/password")[0]).toEqual({ oldPassword: "old", newPassword: "new" });
  expect(panel.field("New password").value).toBe("");
  expect(reads()).toBe(before + 1);
});

test("a new password is shown on request", async () => {
  await open();
  expect(panel.field("New password").type).toBe("password");
  await panel.press("Show the password");
  expect(panel.field("New password").type).toBe("text");
});

test("a factor is removed after a question, and a refusal says why not", async () => {
  await open();
  panel.answer("POST /api/account/passkeys/1/remove", [409, { message: "The last factor stays." }], [204]);
  await panel.press("Remove the passkey Laptop");
  expect(panel.sent("POST /api/account/passkeys/1/remove")).toHaveLength(0);
  await panel.press("Remove it");
  await panel.shows("The last factor stays.");
  const before = reads();
  await panel.press("Remove the passkey Laptop");
  await panel.press("Remove it");
  await panel.hides("The last factor stays.");
  expect(reads()).toBe(before + 1);
});

test("new recovery codes stand alone until they are saved", async () => {
  await open();
  await panel.shows("3 of 10 recovery codes are left.");
  panel.answer("POST /api/account/recovery-codes", [200, { recoveryCodes: CODES }]);
  await panel.press("Make ten new codes");
  await panel.shows(CODES.join(""));
  await panel.check("I have saved them");
  await panel.press("Continue");
  await panel.hides(CODES.join(""));
});

test("an account without a factor sets up its first one", async () => {
  await open({ hasTotp: false, passkeys: [], recoveryCodesLeft: 0, secondFactorRequired: false });
  await panel.shows("You have no second factor");
  expect(panel.container.textContent).not.toContain("recovery codes are left");
  panel.answer("POST /api/account/totp", [200, { secret: "JBSW", qr: { size: 29, path: "M0 0z" } }]);
  panel.answer("POST /api/account/totp/confirm", [200, { recoveryCodes: CODES }]);
  await panel.press("Set up an authenticator app");
  await panel.press("Show the QR code");
  await panel.shows("JBSW");
  panel.enter("The six digits in the app now", "123456");
  await panel.press("Set up the app");
  await panel.shows(CODES.join(""));
});

test("a member with a factor can add another", async () => {
  await open();
  await panel.press("Set up another authenticator app");
  await panel.press("Show the QR code");
  await panel.press("Cancel");
  await panel.press("Add a passkey");
  panel.field("Name of this device");
  await panel.press("Cancel");
  panel.control("Add a passkey");
});

test("the other browsers are ended, and only where there are any", async () => {
  await open();
  panel.answer("POST /api/account/sessions/end-others", [204]);
  panel.answer("GET /api/account", [200, { ...ACCOUNT, sessions: ACCOUNT.sessions.slice(0, 1) }]);
  await panel.press("Sign out the others");
  await panel.shows("The other browsers are signed out.");
  await panel.hides("Chrome on Android");
  expect(() => panel.control("Sign out the others")).toThrow();
});

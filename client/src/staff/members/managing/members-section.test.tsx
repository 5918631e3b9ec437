import type { ReactElement } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DrawnPanel, WANTS_PROOF } from "../../../../../tests/client/panel.tsx";
import type { ManagedMember } from "../../../api/types.ts";
import { useSession } from "../../session/session.tsx";
import { MembersSection } from "./members-section.tsx";

const AT = "2026-06-01T09:00:00Z";
const ACCESS = { username: "bela@firm.example", name: "Bela", password: "tuvo-kemi", endsAt: AT };

const member = (id: number, name: string, given: Partial<ManagedMember> = {}): ManagedMember => ({
  id,
  username: `${name.toLowerCase()}@firm.example`,
  name,
  addedAt: AT,
  endedAt: null,
  lastSeenAt: null,
  hasFactor: false,
  waitsForFirstSignIn: false,
  permissions: [],
  ...given,
});

let panel: DrawnPanel;

beforeEach(() => {
  panel = new DrawnPanel();
});
afterEach(() => panel.close());

function Members(): ReactElement | null {
  return useSession().auth.isAuthenticated ? <MembersSection /> : null;
}

async function open(...members: ManagedMember[]): Promise<void> {
  panel.answer("GET /api/members", [200, { members }]);
  await panel.render(<Members />);
  await panel.shows("Members");
}

test("nobody changes an own account", async () => {
  await open(member(1, "Asha", { permissions: ["approve"] }));
  expect([...panel.container.querySelectorAll("article button")]).toEqual([]);
});

test("a permission is given and taken back", async () => {
  await open(member(2, "Bela", { permissions: ["approve"] }));
  panel.answer("POST /api/members/2/permissions", [204]);
  await panel.press("Give. May manage members: Bela");
  await panel.press("Remove. May approve other members' changes: Bela");
  expect(panel.sent("POST /api/members/2/permissions")).toEqual([
    { permission: "manage", granted: true },
    { permission: "approve", granted: false },
  ]);
  expect(panel.sent("GET /api/members")).toHaveLength(3);
});

test("a temporary password is made after a question and shown until it is handed over", async () => {
  await open(member(2, "Bela"));
  panel.answer("POST /api/members/2/first-access", WANTS_PROOF, [200, ACCESS]);
  panel.answer("GET /api/account", [200, { passkeys: [] }]);
  panel.answer("POST /api/account/proof", [204]);
  await panel.press("New temporary password");
  await panel.press("Create temporary password");
  panel.enter("Your password", "right");
  await panel.press("Continue");
  await panel.shows(ACCESS.password);
});

test("a refused step says why at its member", async () => {
  await open(member(1, "Asha"), member(2, "Bela"));
  panel.answer("POST /api/members/2/permissions", [409, { message: "Somebody must manage members." }]);
  await panel.press("Give. May manage members: Bela");
  const [first, second] = panel.container.querySelectorAll("li > [role=alert]");
  expect([first?.textContent, second?.textContent]).toEqual(["", "Error: Somebody must manage members."]);
});

test("a disabled account can be restored, and nothing else", async () => {
  await open(member(2, "Bela", { endedAt: AT }));
  const buttons = [...panel.container.querySelectorAll("article button")].map(
    ({ textContent }) => textContent,
  );
  expect(buttons).toEqual(["Restore"]);
});

test("a colleague is added with permissions, and a faulty field says what is wrong", async () => {
  await open();
  const errors = { username: "There is such a member already." };
  const added = [201, ACCESS] as [number, object];
  panel.answer("POST /api/members", [422, { message: "Not added.", errors }], added);
  await panel.press("Add a member");
  panel.enter("Name", "Devi");
  panel.enter("E-mail address", "devi@firm.example");
  await panel.check("May manage members");
  await panel.press("Add");
  await panel.shows(errors.username);
  await panel.press("Add");
  await panel.shows(ACCESS.password);
  expect(panel.sent("POST /api/members")[1]).toEqual({
    username: "devi@firm.example",
    name: "Devi",
    permissions: ["manage"],
  });
});

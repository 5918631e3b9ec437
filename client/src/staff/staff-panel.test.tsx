import { act } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually } from "../../../tests/client/render.ts";
import { PanelRoutes } from "./panel-routes.tsx";
import { StaffPanel } from "./staff-panel.tsx";

const BRAND = "A Firm";
const MAIL = {
  configured: true,
  state: "ok",
  waiting: 0,
  oldestWaitingMinutes: null,
  lastSeenAt: "2025-05-31T12:12:00Z",
  deadTotal: 0,
  deadLetters: [],
};
const FIGURES = {
  mail: MAIL,
  waiting: [],
  oldFigures: { limitDays: 45, strategies: [] },
  stats: {
    contact: { today: 1, last7Days: 2, last30Days: 3, total: 4, unseen: 1 },
    speak: { today: 0, last7Days: 0, last30Days: 0, total: 0, unseen: 0 },
  },
  recent: { queries: [], signIns: [] },
  performance: { medianMinutesToFirstOpen: null, queriesPerDay: [] },
};
const HOSTILE = {
  _id: "c1",
  name: "<b>Bobby</b>",
  email: "bobby@example.com",
  phone: "+919810000118",
  message: '<img src="x" onerror="alert(1)">',
  createdAt: "2025-05-31T12:12:00Z",
  seenAt: null,
  suspected: true,
};

type Answer = [status: number, body?: unknown];
let answers: Record<string, Answer>;
let asked: string[];
let root: Root;
let container: HTMLElement;
const complaints = vi.spyOn(console, "error");

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  asked = [];
  answers = {
    "GET /api/me": [200, { username: "a@example.com", mayApprove: true }],
    "GET /api/dashboard": [200, FIGURES],
    "GET /api/contact-data": [200, { contact: [HOSTILE], total: 1, nextCursor: null }],
    "GET /api/speak-data": [200, { speak: [], total: 0, nextCursor: null }],
  };
  vi.stubGlobal("fetch", async (address: string, { method }: RequestInit) => {
    const name = `${method} ${address.split("?")[0]}`;
    asked.push(name);
    const [status, body] = answers[name] ?? [404, { message: "Unknown." }];
    return new Response(body === undefined ? null : JSON.stringify(body), { status });
  });
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  expect(complaints.mock.calls).toEqual([]);
});

async function open(path: string): Promise<void> {
  window.history.replaceState(null, "", path);
  container = document.createElement("div");
  container.innerHTML = renderToString(<StaffPanel brand={BRAND} />);
  document.body.replaceChildren(container);
  expect(container.textContent).toContain("Verifying Admin Credentials...");
  await act(async () => {
    root = hydrateRoot(container, <StaffPanel brand={BRAND} routes={PanelRoutes} />);
  });
  await settled(() => expect(container.textContent).not.toContain("Verifying"));
}

function settled(check: () => void): Promise<unknown> {
  return eventually(() => act(async () => check()));
}

async function press(words: string): Promise<void> {
  const [pressed] = [...container.querySelectorAll<HTMLElement>("a, button")].filter((control) =>
    control.textContent.includes(words),
  );
  await act(async () => pressed?.click());
}

async function shows(words: string): Promise<void> {
  await settled(() => expect(container.textContent).toContain(words));
}

test("without a session the sign-in opens, without an error message", async () => {
  answers["GET /api/me"] = [401, { message: "Not signed in." }];
  await open("/admin/dashboard");
  expect(location.pathname).toBe("/admin/login");
  expect(container.querySelector("h1")?.textContent).toBe("Admin Login");
  expect(container.querySelector("[name=username]")?.getAttribute("placeholder")).toBe("Email");
  expect(container.querySelector("[role=alert]")?.textContent).toBe("");
});

test("a refused sign-in shows the server's message, an accepted one the dashboard", async () => {
  answers["GET /api/me"] = [401, { message: "Not signed in." }];
  answers["POST /api/login"] = [401, { message: "Wrong email or password." }];
  await open("/admin/login");
  await press("Login");
  await shows("Wrong email or password.");
  answers["POST /api/login"] = [200, { username: "a@example.com", mayApprove: true }];
  await press("Login");
  await shows("Performance Metrics");
  expect(location.pathname).toBe("/admin/dashboard");
});

test.each([["<h1>Free Wi-Fi</h1>"], [[]], [null], [undefined]])(
  "a sign-in answered 200 with %j has failed",
  async (body) => {
    answers["GET /api/me"] = [401, { message: "Not signed in." }];
    answers["POST /api/login"] = [200, body];
    await open("/admin/login");
    await press("Login");
    await shows("Something went wrong.");
    expect(location.pathname).toBe("/admin/login");
    expect(container.querySelector("h1")?.textContent).toBe("Admin Login");
  },
);

test("a signed-in member gets from every sign-in address to the dashboard", async () => {
  await open("/admin");
  await shows("Dashboard Stats");
  expect(location.pathname).toBe("/admin/dashboard");
  await act(async () => root.unmount());
  await open("/admin/login");
  expect(location.pathname).toBe("/admin/dashboard");
});

test("a visitor's words are shown as text, and an empty list says so", async () => {
  await open("/admin/dashboard/contact");
  await shows("Contact Query Data");
  await shows(HOSTILE.message);
  expect(container.querySelector("tbody img, tbody b")).toBeNull();
  const heads = [...container.querySelectorAll("thead th")].map(({ textContent }) => textContent);
  expect(heads).toEqual(["#", "Name", "Email", "Phone", "Message", "Date"]);
  await press("Speak Query");
  await shows("Speak With Advisor Data");
  await shows("No data found");
  expect(container.textContent).not.toContain("Clear search");
});

test("each selection fetches the list, of the same section too", async () => {
  await open("/admin/dashboard/contact");
  await press("Contact Query");
  await shows(HOSTILE.name);
  expect(asked.filter((name) => name === "GET /api/contact-data")).toHaveLength(2);
});

test("an error names its message and can be tried again", async () => {
  answers["GET /api/contact-data"] = [500, { message: "The database is away." }];
  await open("/admin/dashboard/contact");
  await shows("Error: The database is away.");
  answers["GET /api/contact-data"] = [200, { contact: [HOSTILE], total: 1, nextCursor: null }];
  await press("Try again");
  await shows("1–1 of 1");
});

test("a session that ended leads to the sign-in and says so", async () => {
  await open("/admin/dashboard");
  answers["GET /api/contact-data"] = [401, { message: "Not signed in." }];
  await press("Contact Query");
  await shows("Your session has ended. Please sign in again.");
  expect(location.pathname).toBe("/admin/login");
});

test("sign-out leaves; a refused one stays and says why", async () => {
  answers["POST /api/logout"] = [500, { message: "The database is away." }];
  await open("/admin/dashboard");
  await press("LogOut");
  await shows("Error: The database is away.");
  answers["POST /api/logout"] = [204];
  await press("LogOut");
  await shows("Admin Login");
  expect(container.textContent).not.toContain("The database is away.");
});

test("the member's name leads to the own account, and members stand in the menu of those who manage them", async () => {
  const member = { username: "a@example.com", name: "Asha Rao", mayApprove: true, managesMembers: false };
  answers["GET /api/me"] = [200, member];
  await open("/admin/dashboard");
  const menu = container.querySelector("nav");
  expect(menu?.textContent).not.toContain("Members");
  await press("Asha Rao");
  expect(location.pathname).toBe("/admin/dashboard/account");
  await act(async () => root.unmount());
  answers["GET /api/me"] = [200, { ...member, name: "", managesMembers: true }];
  await open("/admin/dashboard");
  expect(container.querySelector("nav")?.textContent).toContain("Members");
  expect(container.querySelector("header")?.textContent).toContain("a@example.com");
});

const UNCHECKED = "The sign-in could not be checked.";

test.each([
  [[500, { message: "The database is away." }], `${UNCHECKED} The database is away. Please load`],
  [[503], `${UNCHECKED} Something went wrong. Please load`],
  [[200], `${UNCHECKED} Something went wrong. Please load`],
] satisfies [Answer, string][])(
  "a check that fails as %j leads to the sign-in, which says why",
  async (me, words) => {
    answers["GET /api/me"] = me;
    await open("/admin/dashboard/contact");
    expect(location.pathname).toBe("/admin/login");
    expect(container.querySelector("[role=alert]")?.textContent).toContain(words);
    expect(container.querySelector("h1")?.textContent).toBe("Admin Login");
  },
);

test("no connection leads there too, and a sign-in leads back to what was asked for", async () => {
  const answering = fetch;
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await open("/admin/dashboard/contact");
  await shows(`${UNCHECKED} Something went wrong.`);
  vi.stubGlobal("fetch", answering);
  answers["POST /api/login"] = [200, { username: "a@example.com", mayApprove: true }];
  await press("Login");
  await shows("Contact Query Data");
  expect(location.pathname + location.search).toBe("/admin/dashboard/contact");
});

test("after a sign-out the next sign-in begins on the dashboard", async () => {
  answers["POST /api/logout"] = [204];
  answers["POST /api/login"] = [200, { username: "a@example.com", mayApprove: true }];
  await open("/admin/dashboard/contact");
  await press("LogOut");
  await shows("Admin Login");
  await press("Login");
  await shows("Dashboard Stats");
  expect(location.pathname).toBe("/admin/dashboard");
});

test("unknown sections ask to select one, unreached ones only have their name", async () => {
  await open("/admin/dashboard/foo");
  await shows("Select a section from the sidebar.");
  await act(async () => root.unmount());
  await open("/admin/dashboard/reports");
  await shows("Reports");
});

const LETTER = {
  _id: "a".repeat(24),
  queryId: "b".repeat(24),
  kind: "speak",
  createdAt: "2025-05-31T12:12:00Z",
  failedAt: "2025-06-01T12:12:00Z",
  attempts: 31,
  reason: "no connection (Connection refused)",
};

async function openDashboard(mail: Partial<typeof MAIL | { deadLetters: (typeof LETTER)[] }>): Promise<void> {
  answers["GET /api/dashboard"] = [200, { ...FIGURES, mail: { ...MAIL, ...mail } }];
  await open("/admin/dashboard");
  await shows("Dashboard Stats");
}

test("while mail works the dashboard does not mention it", async () => {
  await openDashboard({});
  expect(container.querySelector("[aria-label=Mail]")).toBeNull();
  expect(container.textContent).not.toContain("NOTIFY_EMAIL");
});

test.each([
  [
    { configured: false, state: "off" },
    "No one is notified by e-mail: ask your operator to set NOTIFY_EMAIL and SMTP_URL.",
  ],
  [{ state: "stopped", lastSeenAt: null }, "The worker has not run yet. Tell your operator."],
  [{ state: "stopped" }, "The worker last ran "],
  [
    { state: "behind", waiting: 1, oldestWaitingMinutes: 6.2 },
    "Mail is late. 1 mail waits, the oldest for 6 min.",
  ],
  [{ state: "behind", waiting: 3, oldestWaitingMinutes: 210 }, "3 mails wait, the oldest for 3.5 h."],
])("mail that is %o is told", async (mail, words) => {
  await openDashboard(mail as Partial<typeof MAIL>);
  await shows(words);
});

test("a dead letter names its query and is sent again", async () => {
  await openDashboard({ deadTotal: 1, deadLetters: [LETTER] });
  await shows("1 mail could not be delivered. The queries themselves are safely stored.");
  await shows("after 31 attempts: no connection (Connection refused)");
  const link = container.querySelector(`[aria-label=Mail] a`);
  expect(link?.getAttribute("href")).toBe(`/admin/dashboard/speak/${LETTER.queryId}`);
  answers[`POST /api/outbox/${LETTER._id}/send-again`] = [204];
  answers["GET /api/dashboard"] = [200, FIGURES];
  await press("Send again");
  await shows("The mail is queued again.");
  expect(container.textContent).not.toContain("delivered");
  expect(document.activeElement?.getAttribute("role")).toBe("status");
});

test("a second press during the first one is ignored", async () => {
  await openDashboard({ deadTotal: 1, deadLetters: [LETTER] });
  const answering = fetch;
  let finish: () => void = () => undefined;
  const address = `/api/outbox/${LETTER._id}/send-again`;
  const sendAgain = vi.fn(
    () => new Promise<Response>((resolve) => (finish = () => resolve(new Response(null, { status: 204 })))),
  );
  vi.stubGlobal("fetch", (asked: string, request: RequestInit) =>
    asked === address ? sendAgain() : answering(asked, request),
  );
  await press("Send again");
  await press("Send again");
  expect(sendAgain).toHaveBeenCalledTimes(1);
  await act(async () => finish());
  await shows("The mail is queued again.");
  await press("Send again");
  expect(sendAgain).toHaveBeenCalledTimes(2);
});

test.each([
  ["behind a good press keeps its message", [204], "The mail is queued again."],
  [
    "behind a refused one says so",
    [503, { message: "The database is away." }],
    "This mail was already queued again.",
  ],
] satisfies [string, Answer, string][])(
  "a press for a mail that is gone %s and the focus stays",
  async (_what, first, words) => {
    await openDashboard({ deadTotal: 1, deadLetters: [LETTER] });
    answers[`POST /api/outbox/${LETTER._id}/send-again`] = first;
    await press("Send again");
    answers[`POST /api/outbox/${LETTER._id}/send-again`] = [404, { message: "Not found." }];
    answers["GET /api/dashboard"] = [200, FIGURES];
    await press("Send again");
    await settled(() => expect(container.textContent).not.toContain("delivered. The queries"));
    expect(container.querySelector("[aria-label=Mail]")?.textContent).toBe(words);
    expect(document.activeElement).toBe(container.querySelector("[aria-label=Mail] [role=status]"));
  },
);

test("a refused press says why and keeps the dead letter", async () => {
  await openDashboard({ deadTotal: 1, deadLetters: [LETTER] });
  answers[`POST /api/outbox/${LETTER._id}/send-again`] = [503, { message: "The database is away." }];
  await press("Send again");
  await shows("Error: The database is away.");
  await shows("1 mail could not be delivered.");
});

test("a mail's link opens its query, marks it seen, and closing it leaves the list", async () => {
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  const id = "c".repeat(24);
  answers[`GET /api/contact-data/${id}`] = [200, { ...HOSTILE, _id: id, name: "Linked" }];
  answers[`POST /api/contact-data/${id}/seen`] = [204];
  await open(`/admin/dashboard/contact/${id}`);
  await shows("Linked");
  await settled(() => expect(asked).toContain(`POST /api/contact-data/${id}/seen`));
  await act(async () => container.querySelector("dialog")?.dispatchEvent(new Event("close")));
  await settled(() => expect(location.pathname).toBe("/admin/dashboard/contact"));
  expect(container.querySelector("dialog")).toBeNull();
});

test("a link to a query that is gone says so over the list", async () => {
  await open(`/admin/dashboard/contact/${"d".repeat(24)}`);
  await shows("This query has been deleted.");
  await shows("1–1 of 1");
});

test("a mail's link leads to its query through the sign-in", async () => {
  const id = "e".repeat(24);
  answers["GET /api/me"] = [401, { message: "Not signed in." }];
  answers["POST /api/login"] = [200, { username: "a@example.com", mayApprove: true }];
  await open(`/admin/dashboard/contact/${id}`);
  expect(location.pathname).toBe("/admin/login");
  await press("Login");
  await shows("This query has been deleted.");
  expect(location.pathname + location.search).toBe(`/admin/dashboard/contact/${id}`);
});

test("a query opened in a list is an address; Back and closing lead to the list as it was", async () => {
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  const record = { ...HOSTILE, _id: "f".repeat(24), seenAt: "2025-06-01T08:00:00Z" };
  answers["GET /api/contact-data"] = [200, { contact: [record], total: 1, nextCursor: null }];
  const lists = () => asked.filter((name) => name === "GET /api/contact-data").length;
  await open("/admin/dashboard/contact");
  await shows(record.name);
  const close = {
    back: async () => act(async () => window.history.back()),
    button: async () => act(async () => container.querySelector("dialog")?.dispatchEvent(new Event("close"))),
  };
  for (const way of ["back", "button"] as const) {
    await press(record.name);
    await settled(() => expect(location.pathname).toBe(`/admin/dashboard/contact/${record._id}`));
    expect(container.querySelector("dialog")?.textContent).toContain(record.message);
    await close[way]();
    await settled(() => expect(location.pathname).toBe("/admin/dashboard/contact"));
    await settled(() => expect(container.querySelector("dialog")).toBeNull());
  }
  expect(lists()).toBe(1);
  expect(asked).not.toContain(`GET /api/contact-data/${record._id}`);
});

test("an old address leads to its new place, with its fragment", async () => {
  const id = "a".repeat(24);
  await open(`/admin/dashboard?section=contact&query=${id}#row`);
  await shows("This query has been deleted.");
  expect(location.pathname + location.search + location.hash).toBe(`/admin/dashboard/contact/${id}#row`);
});

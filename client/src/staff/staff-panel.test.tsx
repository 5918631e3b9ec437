// @vitest-environment happy-dom
import { act } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PanelRoutes } from "./panel-routes.tsx";
import { StaffPanel } from "./staff-panel.tsx";

const BRAND = "A Firm";
const FIGURES = {
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
    "GET /api/me": [200, { username: "a@example.com" }],
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
  await eventually(() => expect(container.textContent).not.toContain("Verifying"));
}

async function eventually(check: () => void): Promise<void> {
  await vi.waitFor(() => act(async () => check()), { timeout: 4000 });
}

async function press(words: string): Promise<void> {
  const [pressed] = [...container.querySelectorAll<HTMLElement>("a, button")].filter((control) =>
    control.textContent.includes(words),
  );
  await act(async () => pressed?.click());
}

async function shows(words: string): Promise<void> {
  await eventually(() => expect(container.textContent).toContain(words));
}

test("who is not signed in is led to the sign-in, without a word of complaint", async () => {
  answers["GET /api/me"] = [401, { message: "Not signed in." }];
  await open("/admin/dashboard");
  expect(location.pathname).toBe("/admin/login");
  expect(container.querySelector("h1")?.textContent).toBe("Admin Login");
  expect(container.querySelector("[name=username]")?.getAttribute("placeholder")).toBe("Email");
  expect(container.querySelector("[role=alert]")?.textContent).toBe("");
});

test("a refused sign-in shows the server's message, an accepted one the dashboard", async () => {
  answers["GET /api/me"] = [401, { message: "Not signed in." }];
  answers["POST /api/login"] = [401, { message: "Wrong e-mail or password." }];
  await open("/admin/login");
  await press("Login");
  await shows("Wrong e-mail or password.");
  answers["POST /api/login"] = [200, { username: "a@example.com" }];
  await press("Login");
  await shows("Performance Metrics");
  expect(location.pathname).toBe("/admin/dashboard");
});

test("who is signed in comes from every address to the dashboard", async () => {
  await open("/admin");
  await shows("Dashboard Stats");
  expect(location.pathname).toBe("/admin/dashboard");
  await act(async () => root.unmount());
  await open("/admin/login");
  expect(location.pathname).toBe("/admin/dashboard");
});

test("what a visitor wrote is text, and an empty list says so", async () => {
  await open("/admin/dashboard?section=contact");
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
  await open("/admin/dashboard?section=contact");
  await press("Contact Query");
  await shows(HOSTILE.name);
  expect(asked.filter((name) => name === "GET /api/contact-data")).toHaveLength(2);
});

test("an error names its message and can be tried again", async () => {
  answers["GET /api/contact-data"] = [500, { message: "The database is away." }];
  await open("/admin/dashboard?section=contact");
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

const UNCHECKED = "The sign-in could not be checked.";

test.each([
  [[500, { message: "The database is away." }], `${UNCHECKED} The database is away. Please load`],
  [[503], `${UNCHECKED} Something went wrong. Please load`],
  [[200], `${UNCHECKED} Please load`],
] satisfies [Answer, string][])(
  "a check that fails as %j leads to the sign-in, which says why",
  async (me, words) => {
    answers["GET /api/me"] = me;
    await open("/admin/dashboard?section=contact");
    expect(location.pathname).toBe("/admin/login");
    expect(container.querySelector("[role=alert]")?.textContent).toContain(words);
    expect(container.querySelector("h1")?.textContent).toBe("Admin Login");
  },
);

test("no connection leads there too, and a sign-in leads back to what was asked for", async () => {
  const answering = fetch;
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await open("/admin/dashboard?section=contact");
  await shows(`${UNCHECKED} Something went wrong.`);
  vi.stubGlobal("fetch", answering);
  answers["POST /api/login"] = [200, { username: "a@example.com" }];
  await press("Login");
  await shows("Contact Query Data");
  expect(location.pathname + location.search).toBe("/admin/dashboard?section=contact");
});

test("after a sign-out the next sign-in begins on the dashboard", async () => {
  answers["POST /api/logout"] = [204];
  answers["POST /api/login"] = [200, { username: "a@example.com" }];
  await open("/admin/dashboard?section=contact");
  await press("LogOut");
  await shows("Admin Login");
  await press("Login");
  await shows("Dashboard Stats");
  expect(location.search).toBe("");
});

test("unknown sections ask to select one, unreached ones only have their name", async () => {
  await open("/admin/dashboard?section=foo");
  await shows("Select a section from the sidebar.");
  await act(async () => root.unmount());
  await open("/admin/dashboard?section=reports");
  await shows("Reports");
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startSuggestions } from "./search-suggestions.ts";

const FOUND = [
  {
    title: "What does a PMS cost in a year?",
    page: "What a PMS costs",
    href: "/pms/costs-and-tax#costs-a-year",
  },
  { title: "Performance fee", page: "", href: "/glossary#performance-fee" },
];
let asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return new Response(JSON.stringify({ suggestions: FOUND }));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function started(): HTMLInputElement {
  document.body.innerHTML = '<div><form><input type="search" name="q"></form></div>';
  const frame = document.body.firstElementChild as HTMLElement;
  const input = frame.querySelector("input") as HTMLInputElement;
  input.focus();
  startSuggestions(frame);
  return input;
}

async function type(input: HTMLInputElement, text: string): Promise<void> {
  input.value = text;
  input.dispatchEvent(new Event("input"));
  await vi.advanceTimersByTimeAsync(150);
}

function press(input: HTMLInputElement, key: string): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, cancelable: true });
  input.dispatchEvent(event);
  return event;
}

const options = (): Element[] => [...document.querySelectorAll("[role=option]")];

test("an option names its page, unless it is one", async () => {
  const input = started();
  await type(input, "fee");
  expect(options().map((each) => each.querySelector("small")?.textContent)).toEqual([
    "What a PMS costs",
    undefined,
  ]);
});

test("one request goes out after a pause, and none for a single letter", async () => {
  const input = started();
  await type(input, "p");
  expect(asked).toEqual([]);
  input.value = "pms";
  input.dispatchEvent(new Event("input"));
  await vi.advanceTimersByTimeAsync(149);
  expect(asked).toEqual([]);
  await type(input, "pms fee");
  expect(asked).toEqual(["/api/search/suggestions?q=pms+fee"]);
});

test("the field is a combobox whose list arrow keys move through", async () => {
  const input = started();
  await type(input, "fee");
  expect(input.getAttribute("role")).toBe("combobox");
  expect(input.getAttribute("aria-controls")).toBe(document.querySelector("[role=listbox]")?.id);
  expect(input.getAttribute("aria-expanded")).toBe("true");
  expect(options().map(({ textContent }) => textContent)).toEqual(
    FOUND.map(({ title, page }) => `${title} ${page}`.trim()),
  );
  expect(input.hasAttribute("aria-activedescendant")).toBe(false);
  press(input, "ArrowDown");
  press(input, "ArrowDown");
  expect(input.getAttribute("aria-activedescendant")).toBe(options()[1]?.id);
  press(input, "ArrowDown");
  expect(options().map((each) => each.getAttribute("aria-selected"))).toEqual(["true", "false"]);
  press(input, "ArrowUp");
  expect(input.getAttribute("aria-activedescendant")).toBe(options()[1]?.id);
});

test("Enter follows the marked suggestion, and sends the form where none is marked", async () => {
  const assign = vi.spyOn(location, "assign").mockImplementation(() => undefined);
  const input = started();
  await type(input, "fee");
  expect(press(input, "Enter").defaultPrevented).toBe(false);
  press(input, "ArrowDown");
  expect(press(input, "Enter").defaultPrevented).toBe(true);
  expect(assign).toHaveBeenCalledWith(FOUND[0]?.href);
});

test("Escape closes the list and leaves what was typed", async () => {
  const input = started();
  await type(input, "fee");
  expect(press(input, "Escape").defaultPrevented).toBe(true);
  expect([options().length, input.value, input.getAttribute("aria-expanded")]).toEqual([0, "fee", "false"]);
});

test.each([
  ["a refusal", async () => new Response("no", { status: 503 })],
  ["no connection", () => Promise.reject(new TypeError("offline"))],
])("%s suggests nothing and says nothing", async (_, reply) => {
  vi.stubGlobal("fetch", reply);
  const input = started();
  await type(input, "fee");
  expect(options()).toEqual([]);
});

test("an answer to earlier words is not shown", async () => {
  const input = started();
  let answer: (reply: Response) => void = () => undefined;
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (answer = resolve)));
  await type(input, "fee");
  input.value = "tax";
  answer(new Response(JSON.stringify({ suggestions: FOUND })));
  await vi.advanceTimersByTimeAsync(0);
  expect(options()).toEqual([]);
});

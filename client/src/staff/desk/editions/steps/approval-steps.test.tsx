import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EditionReply } from "../../../../api/types.ts";
import { SessionProvider } from "../../../session/session.tsx";
import { editionFixture } from "../edition-fixture.ts";
import { ApprovalSteps } from "./approval-steps.tsx";
import { SETTLE_MS } from "./use-settled.ts";

const FAULT = {
  dataset: "holdings",
  row: 1,
  column: "weightPercent",
  field: "",
  message: "Weights give 99.",
};
const COMPLETE = { refusal: null, verdict: "complete" };
const NOTHING = { faults: [], questions: [], changes: [], approval: COMPLETE };
const ONE_CHANGE = { ...NOTHING, changes: [{ label: "Stocks", before: "2", after: "3" }] };
const OTHER_CHANGE = { ...NOTHING, changes: [{ label: "Exit load", before: "None", after: "1%" }] };
const PROPOSED = editionFixture({ state: "proposed" });

type Answer = [status: number, body: object];

let root: Root;
let container: HTMLElement;
let answers: Record<string, Answer>;
/** Looks and approvals that wait for their answer, where `waits` is set. */
let checks: ((status: number, body: object) => void)[];
let waits: boolean;
let approvals: unknown[];
const reload = vi.fn();

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  waits = false;
  checks = [];
  approvals = [];
  reload.mockClear();
  answers = {
    "/api/me": [401, {}],
    "/api/editions/e1/check": [200, ONE_CHANGE],
    "/api/editions/e1/approve": [200, { edition: editionFixture({ state: "published" }) }],
  };
  vi.stubGlobal("fetch", async (address: string, { body }: RequestInit) => {
    if (address.endsWith("/approve")) approvals.push(JSON.parse(String(body)));
    const [status, answer] =
      waits && /\/(check|approve)$/.test(address)
        ? await new Promise<Answer>((resolve) => checks.push((...given) => resolve(given)))
        : (answers[address] ?? [404, {}]);
    return new Response(JSON.stringify(answer), { status });
  });
  container = document.createElement("div");
  root = createRoot(container);
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function show(edition: EditionReply = PROPOSED): Promise<void> {
  await act(async () =>
    root.render(
      <SessionProvider>
        <ApprovalSteps edition={edition} onStep={() => undefined} onReload={reload} />
      </SessionProvider>,
    ),
  );
  rest();
}

/** Let what has come stand for a moment. */
function rest(): void {
  act(() => void vi.advanceTimersByTime(SETTLE_MS));
}

function button(words: string): HTMLButtonElement | undefined {
  return [...container.querySelectorAll("button")].find(({ textContent }) => textContent === words);
}

const approval = (): HTMLButtonElement | undefined => button("Approve and publish now");
const isOff = (): boolean => approval()?.getAttribute("aria-disabled") === "true";

/** Send the form as a press or Enter in one of its fields does, whatever its button says. */
async function approve(): Promise<void> {
  await act(async () =>
    container.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
  );
}

async function answerCheck(index: number, status: number, body: object): Promise<void> {
  await act(async () => checks[index]?.(status, body));
  rest();
}

test("a key pressed repeatedly does not approve content that has just appeared", async () => {
  waits = true;
  await show();
  await act(async () => checks[0]?.(200, ONE_CHANGE));
  for (let press = 0; press < 20; press += 1) {
    await approve();
    act(() => void vi.advanceTimersByTime(130));
  }
  expect(approvals).toEqual([]);
  rest();
  expect(isOff()).toBe(false);
  await approve();
  expect(approvals).toHaveLength(1);
});

test("progress is shown during an approval", async () => {
  const said = (): string | null | undefined => container.querySelector('[role="status"]')?.textContent;
  waits = true;
  await show();
  await answerCheck(0, 200, ONE_CHANGE);
  const compared = said();
  await approve();
  expect(said()).toMatch(/publishing it…$/);
  await answerCheck(1, 503, { message: "Please try again in a moment." });
  expect(said()).toBe(compared);
});

test("a key that is held down approves nothing", async () => {
  await show();
  const held = new KeyboardEvent("keydown", { key: "Enter", repeat: true, bubbles: true, cancelable: true });
  act(() => void approval()?.dispatchEvent(held));
  expect(held.defaultPrevented).toBe(true);
  const pressed = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
  act(() => void approval()?.dispatchEvent(pressed));
  expect(pressed.defaultPrevented).toBe(false);
});

test("an approval that is refused for faults names them, and no other is sent until they are fixed", async () => {
  answers["/api/editions/e1/approve"] = [
    422,
    { message: "Fix the faults first.", errors: {}, findings: { ...NOTHING, faults: [FAULT] } },
  ];
  await show();
  expect(container.textContent).toContain("1 change");
  await approve();
  expect(container.textContent).toContain("Fix the faults first.");
  expect(container.textContent).toContain("Weights give 99.");
  expect(isOff()).toBe(true);
  await approve();
  expect(approvals).toHaveLength(1);
});

test("an edition that has changed meanwhile can be loaded again", async () => {
  answers["/api/editions/e1/approve"] = [
    409,
    { message: "This edition is draft by now: load it again.", errors: {} },
  ];
  await show();
  expect(button("Load the edition again")).toBeUndefined();
  await approve();
  await act(async () => button("Load the edition again")?.click());
  expect(reload).toHaveBeenCalledOnce();
});

test("nothing is approved before its changes are on the screen, and the button says what it waits for", async () => {
  waits = true;
  await show();
  expect(isOff()).toBe(true);
  expect(approval()?.disabled).toBe(false);
  const said = container.querySelector(`[id="${approval()?.getAttribute("aria-describedby")}"]`);
  expect(said?.textContent).toBe("Comparing with the published values…");
  await approve();
  expect(approvals).toEqual([]);
  await answerCheck(0, 200, ONE_CHANGE);
  expect(said?.textContent).toBe("Compared with the published values: 1 change.");
  expect(isOff()).toBe(false);
  await approve();
  expect(approvals).toEqual([{ revision: 1, publishAt: null }]);
});

test("the changes stand above the approval, and above them all that leads elsewhere", async () => {
  await show();
  const order = [...container.querySelectorAll('button, [aria-label="Changes"]')];
  expect(order.map((part) => part.getAttribute("aria-label") ?? part.textContent)).toEqual([
    "Preview",
    "Check again",
    "Send back",
    "Discard",
    "Changes",
    "Approve and publish now",
  ]);
});

test("an edition with faults cannot be approved", async () => {
  answers["/api/editions/e1/check"] = [200, { ...NOTHING, faults: [FAULT] }];
  await show();
  expect(container.textContent).toContain("Weights give 99.");
  expect(isOff()).toBe(true);
  await approve();
  expect(approvals).toEqual([]);
});

test("after a failed check nothing can be approved, and the check can be repeated", async () => {
  waits = true;
  await show();
  await answerCheck(0, 503, { message: "The draft could not be checked right now.", errors: {} });
  expect(container.textContent).toContain("Error: The draft could not be checked right now.");
  expect(container.querySelector('[role="status"]')?.textContent).toContain("Check again");
  expect(isOff()).toBe(true);
  await approve();
  expect(approvals).toEqual([]);
  await act(async () => button("Check again")?.click());
  await act(async () => button("Check again")?.click());
  expect(checks).toHaveLength(2);
  expect(container.textContent).not.toContain("could not be checked right now");
  expect(isOff()).toBe(true);
  await answerCheck(1, 200, ONE_CHANGE);
  expect(isOff()).toBe(false);
});

test("during another check the earlier findings stay, and nothing can be approved", async () => {
  await show();
  waits = true;
  await act(async () => button("Check again")?.click());
  expect(container.textContent).toContain("Stocks");
  expect(isOff()).toBe(true);
  await approve();
  expect(approvals).toEqual([]);
});

test("findings of an older state are not shown for a newer one, nor do they allow approval", async () => {
  await show();
  waits = true;
  await show({ ...PROPOSED, revision: 2 });
  expect(container.textContent).not.toContain("Stocks");
  expect(isOff()).toBe(true);
  await approve();
  expect(approvals).toEqual([]);
  await answerCheck(0, 200, OTHER_CHANGE);
  expect(container.textContent).toContain("Exit load");
  await approve();
  expect(approvals).toEqual([{ revision: 2, publishAt: null }]);
});

test("an answer overtaken by a newer check is ignored", async () => {
  waits = true;
  await show();
  await show({ ...PROPOSED, revision: 2 });
  await answerCheck(1, 200, OTHER_CHANGE);
  await answerCheck(0, 200, ONE_CHANGE);
  expect(container.textContent).toContain("Exit load");
  expect(isOff()).toBe(false);
});

test("a failure of a check overtaken by a newer one is ignored", async () => {
  waits = true;
  await show();
  await show({ ...PROPOSED, revision: 2 });
  await answerCheck(0, 503, { message: "The draft could not be checked right now.", errors: {} });
  expect(container.textContent).toContain("Comparing with the published values…");
  await answerCheck(1, 200, OTHER_CHANGE);
  expect(container.textContent).toContain("Exit load");
  expect(isOff()).toBe(false);
});

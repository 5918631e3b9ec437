import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SessionProvider } from "../../../session/session.tsx";
import { useReading } from "./use-reading.ts";

let root: Root;
let container: HTMLElement;
let reading: ReturnType<typeof useReading>;
let answers: ((sheet: string, status?: number) => void)[];

function Probe(): string {
  reading = useReading("ace");
  return [reading.doing, reading.fault, reading.reading?.sheets[0]?.name].join("|");
}

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  answers = [];
  vi.stubGlobal("fetch", (address: string) => {
    if (address === "/api/me") return Promise.resolve(new Response("{}", { status: 401 }));
    return new Promise((resolve) => {
      answers.push((name, status = 200) => {
        resolve(new Response(JSON.stringify({ sheets: [{ name }] }), { status }));
      });
    });
  });
  container = document.createElement("div");
  root = createRoot(container);
  await act(async () =>
    root.render(
      <SessionProvider>
        <Probe />
      </SessionProvider>,
    ),
  );
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

test("the result of the last request is shown, whichever answer comes last", async () => {
  await act(async () => void reading.read("May"));
  await act(async () => void reading.read("June"));
  await act(async () => answers[1]?.("June"));
  await act(async () => answers[0]?.("May"));
  expect(container.textContent).toBe("||June");
});

test("the page says what is being read", async () => {
  await act(async () => void reading.read("May"));
  expect(container.textContent).toBe("Reading the pasted rows…||");
  await act(async () => void reading.read(new File(["a"], "june.csv")));
  expect(container.textContent).toBe("Reading june.csv…||");
  await act(async () => answers[0]?.("May"));
  expect(container.textContent).toBe("Reading june.csv…||");
  await act(async () => answers[1]?.("June"));
  expect(container.textContent).toBe("||June");
});

test("the message about too many pasted rows does not mention a file", async () => {
  await act(async () => void reading.read("May"));
  await act(async () => answers[0]?.("May", 413));
  expect(container.textContent).toContain("These are too many rows to paste");
});

test("a file that is refused ends what was being read", async () => {
  await act(async () => void reading.read("May"));
  await act(async () => void reading.read(new File(["%PDF"], "june.pdf")));
  await act(async () => answers[0]?.("May"));
  expect(container.textContent).toMatch(/^\|june\.pdf is neither CSV nor XLSX.*\|$/);
});

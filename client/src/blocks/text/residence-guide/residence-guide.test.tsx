import { expect, test } from "vitest";
import { only, PLAIN_SECTION, paragraph, render, texts } from "../../../../../tests/client/render.ts";
import type {
  GuideQuestion,
  GuideResult,
  GuideTest,
  NextQuestion,
  ResidenceGuideBlock,
  SpansDrawing,
} from "../../../content/types.ts";
import { ResidenceGuideView } from "./residence-guide.tsx";

const TEST: GuideTest = {
  heading: "For tax",
  decides: "Tax",
  law: "An act",
  meanings: [
    {
      status: "Resident",
      means: paragraph("All income."),
      papers: paragraph("A record."),
      next: paragraph("Read on."),
    },
  ],
  undecided: paragraph("Answer what is missing."),
};
const PERSON: GuideQuestion = {
  parameter: "person",
  question: "Who are you?",
  short: "You are",
  hint: null,
  options: [{ value: "citizen", label: "A citizen" }],
};
const STAY: GuideQuestion = {
  parameter: "stay",
  question: "What brings you?",
  short: "This year",
  hint: "The tax year.",
  options: [{ value: "visits", label: "A visit" }],
};
const CHOICE: NextQuestion = {
  number: 2,
  parameter: "stay",
  most: null,
  written: "",
  error: null,
  skipHref: "/nri/guide?person=citizen&stay=unknown",
};
const DAYS: SpansDrawing = {
  kind: "spans",
  caption: "Days in India",
  first: 0,
  last: 365,
  ticks: [{ at: 182, label: "182" }],
  spans: [
    {
      label: "As a rule",
      value: "from 60 days",
      href: null,
      links: [],
      parts: [{ start: 60, end: 182, look: "pale", label: null }],
    },
  ],
};
const GUIDE: ResidenceGuideBlock = {
  ...PLAIN_SECTION,
  kind: "residenceGuide",
  id: "guide",
  path: "/nri/guide",
  questions: [PERSON, STAY],
  tax: TEST,
  fema: { ...TEST, heading: "For accounts" },
  footnote: "General information.",
  state: {
    question: CHOICE,
    given: [{ parameter: "person", value: "citizen", isSkipped: false, changeHref: "/nri/guide" }],
    results: null,
    days: DAYS,
  },
};
const UNDECIDED: GuideResult = { status: null, reason: null, missing: ["days in the tax year"], days: null };

function resultsOf(tax: GuideResult): ResidenceGuideBlock["state"] {
  return { question: null, given: [], results: { tax, fema: UNDECIDED }, days: DAYS };
}

test("a question is a GET form that carries the answers before it, with a way past it", () => {
  const root = render(<ResidenceGuideView block={GUIDE} />);
  const form = only(root, "form");
  expect([form.getAttribute("action"), form.getAttribute("method")]).toEqual(["/nri/guide#guide-step", null]);
  expect(only(root, "input[type=hidden]").getAttribute("value")).toBe("citizen");
  expect(form.id).toBe("guide-step");
  expect(texts(root, "legend")).toEqual(["What brings you?"]);
  expect(only(root, "fieldset").getAttribute("aria-describedby")).toBe(only(root, "form p[id]").id);
  expect(only(root, "form a").getAttribute("href")).toBe("/nri/guide?person=citizen&stay=unknown#guide-step");
  expect(texts(root, "dd")).toEqual(["A citizen Change You are"]);
});

test("a faulty number stands in its field, with what is wrong", () => {
  const questions = [PERSON, { ...STAY, options: [], hint: null }];
  const question = { ...CHOICE, most: 365, written: "400", error: "At most 365." };
  const root = render(
    <ResidenceGuideView block={{ ...GUIDE, questions, state: { ...GUIDE.state, question } }} />,
  );
  const field = only(root, "input[type=number]");
  expect([field.getAttribute("value"), field.getAttribute("max")]).toEqual(["400", "365"]);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(only(root, `#${field.getAttribute("aria-describedby")}`).textContent).toBe("At most 365.");
  expect(only(root, "label").getAttribute("for")).toBe(field.id);
});

test("an undecided result names the missing answer and gives no status", () => {
  const root = render(<ResidenceGuideView block={{ ...GUIDE, state: resultsOf(UNDECIDED) }} />);
  expect(texts(root, "h2").slice(0, 2)).toContain("For tax: cannot be decided");
  expect(root.textContent).toContain("Cannot be decided without days in the tax year.");
  expect(root.querySelector("form")).toBeNull();
});

test("a result says status, reason, what follows, and the law", () => {
  const state = resultsOf({ status: "Resident", reason: "182 days", missing: [], days: null });
  const root = render(<ResidenceGuideView block={{ ...GUIDE, state }} />);
  expect(texts(root, "h2").slice(0, 2)).toEqual(["For tax: Resident", "For accounts: cannot be decided"]);
  expect(texts(root, "section section:first-child dt")).toEqual([
    "Reason",
    "Tax",
    "Documents",
    "Next step",
    "Law",
  ]);
  expect(texts(root, "section section:first-child dd")).toEqual([
    "182 days",
    "All income.",
    "A record.",
    "Read on.",
    "An act",
  ]);
});

test("the limits left open stand beside a question, and in the result they decide", () => {
  const asked = render(<ResidenceGuideView block={GUIDE} />);
  expect(only(asked, "figure").textContent).toContain("from 60 days");
  const state = resultsOf({ status: "Resident", reason: null, missing: [], days: DAYS });
  const root = render(<ResidenceGuideView block={{ ...GUIDE, state }} />);
  expect(only(root, "dd figure").textContent).toContain("from 60 days");
  expect(root.querySelectorAll("figure")).toHaveLength(1);
});

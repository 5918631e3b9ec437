import { expect, test } from "vitest";
import { only, PLAIN_SECTION, paragraph, render, texts } from "../../../../../tests/client/render.ts";
import type {
  GuideQuestion,
  GuideResult,
  GuideTest,
  NextQuestion,
  ResidenceGuideBlock,
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
  },
};
const UNDECIDED: GuideResult = { status: null, reason: null, missing: ["days in the tax year"], days: null };

function resultsOf(tax: GuideResult): ResidenceGuideBlock["state"] {
  return { question: null, given: [], results: { tax, fema: UNDECIDED } };
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
  expect(texts(root, "h3")).toContain("For tax: cannot be decided");
  expect(root.textContent).toContain("Cannot be decided without days in the tax year.");
  expect(root.querySelector("form")).toBeNull();
});

test("a result says status, reason, what follows, and the law", () => {
  const state = resultsOf({ status: "Resident", reason: "182 days", missing: [], days: null });
  const root = render(<ResidenceGuideView block={{ ...GUIDE, state }} />);
  expect(texts(root, "h3")).toEqual(["For tax: Resident", "For accounts: cannot be decided"]);
  expect(texts(root, "section section:first-child dt")).toEqual([
    "Reason",
    "Tax",
    "Papers",
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

test("known days are drawn on a year's line beside their limits, and stated in words", () => {
  const days = { year: 365, own: 90, limits: [120, 182], words: "Resident from 120 days." };
  const state = resultsOf({ status: "Resident", reason: null, missing: [], days });
  const root = render(<ResidenceGuideView block={{ ...GUIDE, state }} />);
  expect(texts(root, "svg text")).toEqual(["0", "120", "182", "365 days", "90 yours"]);
  expect(only(root, "dd:has(svg)").textContent).toContain("Your days: 90. Resident from 120 days.");
});

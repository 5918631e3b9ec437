import { expect, test } from "vitest";
import { only, PLAIN_SECTION, paragraph, render, texts } from "../../../../../tests/client/render.ts";
import type { Person, ProfilesBlock } from "../../../content/types.ts";
import { ProfilesView } from "./profiles.tsx";

const PERSON: Person = {
  name: null,
  role: "Fund manager",
  registration: null,
  directLine: null,
  experience: "18 years in equity research",
  text: paragraph("Reads the accounts."),
  words: "I read. Then I ask.",
  facts: [{ label: "Review", value: paragraph("Each quarter") }],
  picture: null,
};
const BLOCK: ProfilesBlock = {
  ...PLAIN_SECTION,
  kind: "profiles",
  large: false,
  items: [PERSON],
  closing: [{ kind: "paragraph", inlines: [{ kind: "link", text: "contact us", href: "/contact" }] }],
};
const SITE = {
  phoneHref: "tel:+9100",
  phoneDisplay: "+91 00",
  hours: [{ days: "Monday", hours: "9:30 AM–6:30 PM" }],
};
const rendered = (changes: Partial<Person> = {}, large = false) =>
  render(<ProfilesView block={{ ...BLOCK, large, items: [{ ...PERSON, ...changes }] }} site={SITE} />);

test("a person is shown by role, with years, words and facts", () => {
  const root = rendered();
  expect(only(root, "article h3").textContent).toBe("Fund manager");
  expect(texts(root, "article h3 + p")).toEqual(["18 years in equity research"]);
  expect(only(root, "blockquote").textContent).toBe("“I read. Then I ask.”Fund manager");
  expect(root.textContent).toContain("Reads the accounts.");
  expect(only(root, "article dl").textContent).toBe("ReviewEach quarter");
});

test("on a page about the people what they do stands above the years, their own words below the facts", () => {
  const root = rendered({}, true);
  expect(texts(root, "article h3 + div + p")).toEqual(["18 years in equity research"]);
  expect(only(root, "dl + blockquote p").textContent).toBe("“I read. Then I ask.”");
});

test("a name takes the heading, and the role stands below it", () => {
  const root = rendered({ name: "A. Person" });
  expect(only(root, "article h3").textContent).toBe("A. Person");
  expect(texts(root, "article h3 + p")).toEqual(["Fund manager"]);
});

test("people stated only by role are a list with their facts", () => {
  const root = rendered({ experience: null, words: null });
  expect(root.querySelector("article")).toBeNull();
  expect([texts(root, "dt"), texts(root, "dd")]).toEqual([
    ["Fund manager", "Review"],
    ["Reads the accounts.", "Each quarter"],
  ]);
});

test("registration and direct line are facts, once they are stated", () => {
  const root = rendered({
    facts: [],
    registration: "X 1",
    directLine: { label: "+91 11", href: "tel:+9111" },
  });
  expect(texts(root, "article dd")).toEqual(["X 1", "+91 11"]);
  expect(only(root, "article dd a").getAttribute("href")).toBe("tel:+9111");
  expect(rendered({ facts: [] }).querySelector("dl")).toBeNull();
});

test("the firm's telephone and hours stand once, where the page is about its people", () => {
  const block = { ...BLOCK, large: true, items: [PERSON, PERSON], closing: null };
  const root = render(<ProfilesView block={block} site={SITE} />);
  expect(only(root, "a").getAttribute("href")).toBe("tel:+9100");
  expect(only(root, "h3 + p:has(> a)").textContent).toBe("+91 00, Monday 9:30 AM–6:30 PM.");
  expect(rendered().textContent).not.toContain("+91 00");
});

test("a portrait stands beside the words once there is one, until then the initial of a name", () => {
  const initialOf = (changes: Partial<Person>) =>
    rendered(changes, true).querySelector("[aria-hidden]")?.textContent;
  expect(rendered().querySelector("article svg, article img, [aria-hidden]")).toBeNull();
  expect([initialOf({}), initialOf({ name: "A. Person" })]).toEqual([undefined, "A"]);
  const files = { width: 480, height: 600, formats: [] };
  const picture = { file: "a.jpg", alt: "At a window", credit: null, focalPoint: [50, 20], files };
  const root = rendered({ picture } as Partial<Person>, true);
  expect(only(root, "img").getAttribute("alt")).toBe("At a window");
  expect(root.querySelector("[aria-hidden]")).toBeNull();
});

test("two stand as small as one, unless the page is about them", () => {
  const classOf = (changes: Partial<ProfilesBlock>) =>
    only(render(<ProfilesView block={{ ...BLOCK, ...changes }} site={SITE} />), ":has(> article)").className;
  expect(classOf({ items: [PERSON, PERSON] })).toBe(classOf({}));
  expect(classOf({ large: true })).not.toBe(classOf({}));
});

test("the closing words lead to the contact page", () => {
  expect(only(rendered(), "a").getAttribute("href")).toBe("/contact");
  const root = render(<ProfilesView block={{ ...BLOCK, closing: null }} site={SITE} />);
  expect(root.querySelector("a")).toBeNull();
});

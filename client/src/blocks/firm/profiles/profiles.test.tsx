// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { draw, only, PLAIN_SECTION, paragraph, texts } from "../../../../../tests/client/draw.ts";
import type { Profile, ProfilesBlock } from "../../../content/types.ts";
import { ProfilesView } from "./profiles.tsx";

const PERSON: Profile = {
  monogram: "FM",
  lobes: 18,
  alt: "A rosette of eighteen lobes",
  name: null,
  role: "Fund manager",
  experience: "18 years in equity research",
  text: paragraph("Reads the accounts."),
  facts: [{ label: "Review", value: "Each quarter" }],
  picture: null,
};
const BLOCK: ProfilesBlock = {
  ...PLAIN_SECTION,
  kind: "profiles",
  large: false,
  items: [PERSON],
  closing: [{ kind: "paragraph", inlines: [{ kind: "link", text: "contact us", href: "/contact" }] }],
};

test("a person is shown by role, with years, words and facts", () => {
  const root = draw(<ProfilesView block={BLOCK} />);
  expect(only(root, "article h3").textContent).toBe("Fund manager");
  expect(root.textContent).toContain("18 years in equity research");
  expect(root.textContent).toContain("Reads the accounts.");
  expect(only(root, "article dl").textContent).toBe("ReviewEach quarter");
});

test("the rosette is one picture with words of its own", () => {
  const picture = only(draw(<ProfilesView block={BLOCK} />), "[role=img]");
  expect(picture.getAttribute("aria-label")).toBe("A rosette of eighteen lobes");
  expect(only(picture, "svg").getAttribute("aria-hidden")).toBe("true");
  expect(picture.parentElement?.textContent).not.toContain("lobe");
});

test("a portrait stands in the place of the rosette", () => {
  const files = { width: 480, height: 600, formats: [] };
  const picture = { file: "a.jpg", alt: "At a window", credit: null, focalPoint: [50, 20], files };
  const root = draw(<ProfilesView block={{ ...BLOCK, items: [{ ...PERSON, picture }] }} />);
  expect(only(root, "img").getAttribute("alt")).toBe("At a window");
  expect(root.querySelector("[role=img], svg")).toBeNull();
});

test("two alike draw their rosettes from ids of their own", () => {
  const root = draw(<ProfilesView block={{ ...BLOCK, items: [PERSON, { ...PERSON, name: "A. Person" }] }} />);
  const ids = [...root.querySelectorAll("[id]")].map(({ id }) => id);
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(4);
  for (const use of root.querySelectorAll("use")) {
    expect(ids).toContain(use.getAttribute("href")?.slice(1));
  }
  expect(texts(root, "article h3 + p")).toEqual(["18 years in equity research", "A. Person"]);
});

test("two stand as small as one, unless the page is about them", () => {
  const classOf = (changes: Partial<ProfilesBlock>) =>
    only(draw(<ProfilesView block={{ ...BLOCK, ...changes }} />), ":has(> article)").className;
  expect(classOf({ items: [PERSON, PERSON] })).toBe(classOf({}));
  expect(classOf({ large: true })).not.toBe(classOf({}));
});

test("the closing words lead to the contact page", () => {
  expect(only(draw(<ProfilesView block={BLOCK} />), "a").getAttribute("href")).toBe("/contact");
  expect(draw(<ProfilesView block={{ ...BLOCK, closing: null }} />).querySelector("a")).toBeNull();
});

test("nothing stands for what is not known", () => {
  const bare = { ...PERSON, experience: null, facts: [] };
  const root = draw(<ProfilesView block={{ ...BLOCK, items: [bare] }} />);
  expect(root.querySelector("dl")).toBeNull();
});

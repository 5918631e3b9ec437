import { expect, test } from "vitest";
import { queryForm } from "../../../../../tests/client/query-form.ts";
import { only, render, texts } from "../../../../../tests/client/render.ts";
import { SITE } from "../../../../../tests/client/site.ts";
import type { IslandScripts } from "../../../content/asset-manifest.ts";
import type { Paper, Person } from "../../../content/types.ts";
import { IslandAssetsProvider } from "../../../islands/island-assets.tsx";
import { ContactHeadView } from "./contact-head.tsx";

const SCRIPTS = {
  "toast-form": { atStart: ["/assets/toast-form.js", "/assets/chunk.js"], later: ["/assets/phone.js"] },
  "form-with-thanks": {
    atStart: ["/assets/form-with-thanks.js", "/assets/chunk.js"],
    later: ["/assets/phone.js"],
  },
} satisfies Record<string, IslandScripts>;

const PERSON: Person = {
  name: null,
  role: "Principal consultant",
  registration: null,
  directLine: { label: "+91 11 40", href: "tel:+911140" },
  experience: null,
  text: [],
  words: "I ask first.",
  facts: [],
  picture: null,
};

const renders = (
  kind: "contact" | "advisor" = "contact",
  person: Person | null = null,
  paper: Paper | null = null,
): HTMLElement =>
  render(
    <IslandAssetsProvider scripts={SCRIPTS}>
      <ContactHeadView
        block={{
          kind: "contactHead",
          heading: "Get in Touch",
          lede: "Write to us.",
          promise: "Write",
          note: null,
          paper,
          person,
          needs: kind === "contact" ? [{ way: { label: "A call", href: "/call" }, happens: "We call." }] : [],
          form: queryForm(kind),
        }}
        page={{ breadcrumbs: [] }}
        site={SITE}
      />
    </IslandAssetsProvider>,
  );

test("the form has a heading below the page's", () => {
  expect(texts(renders(), "h1, h2, h3")).toEqual(["Get in Touch", "Write"]);
});

test("phone, e-mail, office, hours and registration numbers come from the site", () => {
  const list = only(renders(), "dl");
  expect(texts(list, "dt")).toEqual(["Phone", "E-mail", "Office", "Hours, IST", "Registration"]);
  expect([...list.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
    SITE.phoneHref,
    `mailto:${SITE.email}`,
  ]);
  expect(texts(list, "address > span")).toEqual(SITE.addressLines);
  expect(texts(list, "li")).toEqual(SITE.hours.map(({ days, hours }) => `${days} ${hours}`));
});

test.each([
  ["contact", "toast-form"],
  ["advisor", "form-with-thanks"],
] as const)("the %s form is served whole and comes to life at once", (kind, name) => {
  const island = only(renders(kind), "[data-island]");
  expect(island.dataset.island).toBe(name);
  expect(island.dataset.on).toBe("now");
  expect(island.dataset.quiet).toBe("");
  expect(island.dataset.src?.split(" ")).toEqual(SCRIPTS[name].atStart);
  expect(island.dataset.later).toBe("/assets/phone.js");
  expect(only(island, "form").getAttribute("action")).toBe(queryForm(kind).action);
});

test("the form comes before the details, as it stands on phones", () => {
  const root = renders();
  const order = only(root, "form").compareDocumentPosition(only(root, "dl"));
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("the contact person is named by role until there is a name", () => {
  expect(renders("advisor", PERSON).textContent).toContain("You will speak with our principal consultant");
  const named = renders("advisor", { ...PERSON, name: "A. Person" });
  expect(named.textContent).toContain("You will speak with A. Person");
  expect(named.textContent).toContain("Principal consultant");
  expect(only(named, "a[href='tel:+911140']").textContent).toBe("+91 11 40");
  expect(renders().textContent).not.toContain("You will speak with");
});

test("other needs have their own link, and say what happens there", () => {
  expect(only(renders(), "li:has(> a[href='/call'])").textContent).toBe("A call We call.");
});

test("an e-mail may break before its host and nowhere else", () => {
  const link = only(renders(), "dl a[href^='mailto:']");
  expect(link.textContent).toBe(SITE.email);
  expect(link.querySelector("wbr")?.nextSibling?.textContent).toMatch(/^@/);
});

test("an example of what comes of the form stands after it, in the place of the details", () => {
  const lines = ["Money: A sum", "Purpose: A house"].map((text, at) => ({ text, isStruck: at > 0 }));
  const root = renders("advisor", PERSON, { title: "Understood", lines, byHand: "not yet" });
  expect(texts(root, "dt")).toEqual(["Money", "Purpose"]);
  const order = only(root, "form").compareDocumentPosition(only(root, "dl"));
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(texts(root, "dd")).toEqual(["A sum", "A house not yet"]);
  expect(only(root, "del").textContent).toBe("A house");
  expect(only(root, `a[href='${SITE.phoneHref}']`).textContent).toBe(SITE.phoneDisplay);
});

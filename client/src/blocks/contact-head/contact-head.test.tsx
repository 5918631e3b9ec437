// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { draw, only, paragraph, texts } from "../../../../tests/client/draw.ts";
import { SITE } from "../../../../tests/client/site.ts";
import { ContactHead } from "./contact-head.tsx";

const draws = (): HTMLElement =>
  draw(
    <ContactHead
      block={{
        kind: "contactHead",
        heading: "Get in Touch",
        lede: "Write to us.",
        asideHeading: "Call or write",
        asideText: paragraph("Have one statement at hand."),
      }}
      trail={[]}
      site={SITE}
    />,
  );

test("the page's heading, then the panel's", () => {
  expect(texts(draws(), "h1, h2, h3")).toEqual(["Get in Touch", "Call or write"]);
});

test("phone, e-mail, office and hours come from the site", () => {
  const list = only(draws(), "dl");
  expect(texts(list, "dt")).toEqual(["Phone", "E-mail", "Office", "Hours"]);
  expect([...list.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
    SITE.phoneHref,
    `mailto:${SITE.email}`,
  ]);
  expect(texts(list, "address > span")).toEqual(SITE.addressLines);
  expect(texts(list, "li")).toEqual(SITE.hours.map(({ days, hours }) => `${days} ${hours}`));
});

test("the panel holds its words and two ways to reach the firm", () => {
  const panel = draws().querySelector("h2")?.parentElement as HTMLElement;
  expect(panel.textContent).toContain("Have one statement at hand.");
  expect([...panel.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
    SITE.phoneHref,
    `mailto:${SITE.email}`,
  ]);
});

import { expect, test } from "vitest";
import { only, render, texts } from "../../../../../tests/client/render.ts";
import { BannerView } from "./banner.tsx";

test("the banner of a section is one picture of three streams, with a gold thread in each", () => {
  const root = render(
    <BannerView block={{ kind: "banner", id: "streams", alt: "Three streams join", labels: [] }} />,
  );
  expect(only(root, "figure#streams svg[role=img]").getAttribute("aria-label")).toBe("Three streams join");
  expect(root.querySelectorAll("g path:not(.streak)")).toHaveLength(12 + 3);
  expect(root.querySelectorAll("path.streak")).toHaveLength(1);
});

test("the streams have names where they are written", () => {
  const labels = ["One", "Two", "Three"];
  const root = render(<BannerView block={{ kind: "banner", id: null, alt: "Three streams join", labels }} />);
  expect(texts(root, "li")).toEqual(labels);
});

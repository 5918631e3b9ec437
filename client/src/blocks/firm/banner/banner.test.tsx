import { expect, test } from "vitest";
import { draw, only } from "../../../../../tests/client/draw.ts";
import { BannerView } from "./banner.tsx";

test("the banner of a section is one picture of three streams, gold from where they have joined", () => {
  const root = draw(<BannerView block={{ kind: "banner", id: "streams", alt: "Three streams join" }} />);
  expect(only(root, "figure#streams svg[role=img]").getAttribute("aria-label")).toBe("Three streams join");
  expect(root.querySelectorAll("g path")).toHaveLength(12);
  expect(root.querySelectorAll("path.streak")).toHaveLength(1);
});

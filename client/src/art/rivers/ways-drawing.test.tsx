import { expect, test } from "vitest";
import { render, texts } from "../../../../tests/client/render.ts";
import { WaysDrawing } from "./ways-drawing.tsx";

test("only the middle lines pass a gate; without a gate all arrive", () => {
  const ways = [
    { label: "Open", gate: null, arrives: "In full" },
    { label: "Gated", gate: "Up to a limit", arrives: "In part" },
  ];
  const root = render(<WaysDrawing drawing={{ kind: "ways", alt: "Two ways", caption: "Ways", ways }} />);
  expect(texts(root, "figcaption")).toEqual(["Ways"]);
  const ends = [...root.querySelectorAll("path")].map(
    (path) => path.getAttribute("d")?.match(/^M0 .*H(.*)/)?.[1],
  );
  expect(ends.filter((end) => end === "900")).toHaveLength(7 + 3);
  expect(texts(root, "text")).toEqual(["Open", "In full", "Gated", "In part", "Up to a limit"]);
});

import { expect, test } from "vitest";
import { only, render, texts } from "../../../../tests/client/render.ts";
import type { BranchesDrawing as Drawing } from "../../content/types.ts";
import { BranchesDrawing } from "./branches-drawing.tsx";

const DISTRIBUTOR = { name: "Distributor", text: "A part.", lines: 1, look: "gold" as const };
const DRAWING: Drawing = {
  kind: "branches",
  caption: "Whom the money reaches",
  start: "You",
  branches: [
    { name: "Manager", text: "A fee.", lines: 4, look: "gold", onward: DISTRIBUTOR },
    { name: "Custodian", text: "Shares.", lines: 9, look: "plain", onward: null },
  ],
};

test("who is reached beyond a branch stands within it, in words", () => {
  const root = render(<BranchesDrawing drawing={DRAWING} />);
  expect(texts(root, "li")).toEqual(["Manager A fee.Distributor A part.", "Custodian Shares."]);
  expect(only(root, "figcaption").textContent).toBe("Whom the money reaches");
});

test("each station is reached by its number of lines", () => {
  const paths = [...render(<BranchesDrawing drawing={DRAWING} />).querySelectorAll("path")];
  expect(paths.map((path) => path.getAttribute("d")?.match(/M/g)?.length)).toEqual([4, 9, 1]);
});

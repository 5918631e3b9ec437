import { expect, test } from "vitest";
import { only, render } from "../../../tests/client/render.ts";
import { SampleHatch } from "./sample-hatch.tsx";
import { SampleMark } from "./sample-mark.tsx";
import { SampleRibbon } from "./sample-ribbon.tsx";

test("the mark is one word, and the ribbon says what that word means", () => {
  const word = render(<SampleMark />).textContent;
  expect(word).toMatch(/^\w+$/);
  expect(only(render(<SampleRibbon />), "[role=note]").textContent).toContain(`marked ${word} `);
});

test("only a drawing of made-up figures has the hatch", () => {
  const drawing = (isSample: boolean) =>
    render(
      <SampleHatch isSample={isSample}>
        <p>drawing</p>
      </SampleHatch>,
    );
  expect(only(drawing(true), "[data-sample]").textContent).toBe("drawing");
  expect(drawing(false).querySelector("[data-sample]")).toBeNull();
  expect(drawing(false).textContent).toBe("drawing");
});

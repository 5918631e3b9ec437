import { expect, test } from "vitest";
import { only, render } from "../../../../../tests/client/render.ts";
import type { MapBlock } from "../../../content/types.ts";
import { MapView } from "./map.tsx";

const BLOCK: MapBlock = {
  kind: "map",
  heading: "Our office",
  text: "Five minutes on foot from the metro.",
  button: "Load the map",
  frameTitle: "Map of the office",
  embedUrl: "https://www.openstreetmap.org/export/embed.html?bbox=77%2C28&layer=mapnik",
};
const MAP = <MapView block={BLOCK} />;

test("the way stands beside a titled frame that loads nothing of others", () => {
  const root = render(MAP);
  const frame = only<HTMLIFrameElement>(root, "iframe");
  expect(frame.getAttribute("title")).toBe("Map of the office");
  expect(frame.hasAttribute("src")).toBe(false);
  expect(only(root, "h2").textContent).toBe("Our office");
  expect(root.textContent).toContain(BLOCK.text);
});

test("a plan that readers pass over lies under the frame, which has no document of its own", () => {
  const frame = only(render(MAP), "iframe");
  expect(frame.hasAttribute("srcdoc")).toBe(false);
  expect(frame.previousElementSibling?.matches("svg[viewBox='-800 -390 1600 900'][aria-hidden='true']")).toBe(
    true,
  );
});

test("only a press on the card's link leads the frame to the third-party map", () => {
  const root = render(MAP);
  const link = only<HTMLAnchorElement>(root, "a");
  expect(link.getAttribute("href")).toBe(BLOCK.embedUrl);
  expect(link.getAttribute("target")).toBe(only(root, "iframe").getAttribute("name"));
  expect(link.textContent).toBe("Load the map");
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { only, render } from "../../../../../tests/client/render.ts";
import { StylesheetAddressProvider } from "../../../components/stylesheet-address.tsx";
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
const MAP = (
  <StylesheetAddressProvider address="/assets/site.css">
    <MapView block={BLOCK} />
  </StylesheetAddressProvider>
);

function frameDocument(): Document {
  const plan = only<HTMLIFrameElement>(render(MAP), "iframe").getAttribute("srcdoc") ?? "";
  return new DOMParser().parseFromString(plan, "text/html");
}

test("the way stands beside a titled frame that loads nothing of others", () => {
  const root = render(MAP);
  const frame = only<HTMLIFrameElement>(root, "iframe");
  expect(frame.getAttribute("title")).toBe("Map of the office");
  expect(frame.hasAttribute("src")).toBe(false);
  expect(only(root, "h2").textContent).toBe("Our office");
  expect(root.textContent).toContain(BLOCK.text);
});

test("the frame's first document is our plan: our stylesheet, no script, nothing from elsewhere", () => {
  const plan = frameDocument();
  expect(only(plan, "link").getAttribute("href")).toBe("/assets/site.css");
  expect(plan.querySelector("script, style, img, iframe, [src], [style]")).toBeNull();
  expect(plan.documentElement.lang).toBe("en-IN");
  expect(plan.title).toBe("Map of the office");
  expect(only(plan, "svg[viewBox='-800 -390 1600 900']").getAttribute("aria-hidden")).toBe("true");
});

test("only a press on the card's link leads the frame to the third-party map", () => {
  const root = render(MAP);
  const link = only<HTMLAnchorElement>(root, "a");
  expect(link.getAttribute("href")).toBe(BLOCK.embedUrl);
  expect(link.getAttribute("target")).toBe(only(root, "iframe").getAttribute("name"));
  expect(link.textContent).toBe("Load the map");
});

test("a map outside a document that knows its stylesheet is a fault", () => {
  expect(() => renderToStaticMarkup(<MapView block={BLOCK} />)).toThrow("StylesheetAddressProvider");
});

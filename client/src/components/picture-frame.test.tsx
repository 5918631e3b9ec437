import { expect, test } from "vitest";
import { only, render } from "../../../tests/client/render.ts";
import type { Picture } from "../content/types.ts";
import { PictureFrame } from "./picture-frame.tsx";

const inFormat = (suffix: string, mediaType: "image/avif" | "image/webp" | "image/jpeg") => {
  return {
    mediaType,
    addresses: [480, 960].map((width) => ({ href: `/pictures/d-${width}.${suffix}`, width })),
  };
};
const PICTURE: Picture = {
  file: "street.jpg",
  alt: "A street after rain",
  credit: "A. Photographer",
  focalPoint: [18, 100],
  files: {
    width: 1200,
    height: 900,
    formats: [inFormat("avif", "image/avif"), inFormat("webp", "image/webp"), inFormat("jpg", "image/jpeg")],
  },
};

test("each browser finds the smallest format it knows, and how large the picture will be", () => {
  const root = render(<PictureFrame picture={PICTURE} width="20rem" />);
  const sources = [...root.querySelectorAll("source")];
  expect(sources.map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
  expect(sources[0]?.getAttribute("srcset")).toBe("/pictures/d-480.avif 480w, /pictures/d-960.avif 960w");
  const image = only<HTMLImageElement>(root, "img");
  expect(image.getAttribute("src")).toBe("/pictures/d-960.jpg");
  expect([image.getAttribute("width"), image.getAttribute("height")]).toEqual(["1200", "900"]);
  expect(image.getAttribute("alt")).toBe("A street after rain");
  for (const one of [...sources, image]) expect(one.getAttribute("sizes")).toBe("20rem");
});

test("only a picture in a page's head is loaded at once", () => {
  const loading = (inHead: boolean) =>
    only(render(<PictureFrame picture={PICTURE} width="20rem" inHead={inHead} />), "img").getAttribute(
      "loading",
    );
  expect([loading(false), loading(true)]).toEqual(["lazy", "eager"]);
});

test("a frame cuts the picture round its focal point, to the nearest tenth", () => {
  const root = render(<PictureFrame picture={PICTURE} width="20rem" frame="portrait" />);
  const image = only(root, "picture > img");
  expect([only(root, "picture").dataset.tenths, image.dataset.tenths]).toEqual(["2", "10"]);
  expect(image.getAttribute("sizes"), "of 1200 by 900, 720 are seen").toBe("calc(1.67 * 20rem)");
});

test("the photographer is named if one is known", () => {
  expect(only(render(<PictureFrame picture={PICTURE} width="1rem" />), "figcaption").textContent).toContain(
    "A. Photographer",
  );
  const unknown = { ...PICTURE, credit: null };
  expect(render(<PictureFrame picture={unknown} width="1rem" />).querySelector("figcaption")).toBeNull();
});

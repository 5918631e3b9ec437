import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { afterAll, expect, test } from "vitest";
import { FONTS_DIR } from "../../../client/bundling/fonts/font-files.ts";
import type { ShareImageDrawing } from "../../../client/src/content/types.ts";
import { FACES } from "../../../client/src/share-images/type.ts";
import { exampleRequest } from "../../fixtures/example-request.ts";
import { loadRenderContract } from "../render-contract.ts";
import { answerLine } from "./answer-line.ts";
import { createRasteriser } from "./rasteriser.ts";
import { shareImageSvg } from "./share-image-svg.tsx";

const DIGEST = "0123456789abcdef";
const WORDS_END = 64 + 668;
const FOOT_LINE = 566;
/** Sixty characters, the longest a title may be, of the widest kind. */
const LONG_HEADING = "Womanhood Momentum Commemoration WWWWWWWW: MMMMMMM, WWWWWWWW";

const folder = mkdtempSync(path.join(os.tmpdir(), "share-images-"));
const parts = { contract: loadRenderContract(), rasteriser: createRasteriser(FONTS_DIR), folder };
const { measure } = parts.rasteriser;

afterAll(() => rmSync(folder, { recursive: true }));

function exampleDrawing(changes: Partial<ShareImageDrawing> = {}): ShareImageDrawing {
  return { ...(exampleRequest().page.head.shareImage as { drawing: ShareImageDrawing }).drawing, ...changes };
}

function line(changes: object = {}): string {
  return JSON.stringify({ digest: DIGEST, request: exampleRequest(), ...changes });
}

/** The box of heading and lede: what stands at the right edge is beside no mark. */
function wordsBox(drawing: ShareImageDrawing): { right: number; bottom: number } {
  const texts = shareImageSvg(drawing, measure).match(/<text.*?<\/text>/g) ?? [];
  const beside = texts.filter((text) => !/text-anchor="(end|middle)"/.test(text));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${beside.join("")}</svg>`;
  const fontFiles = readdirSync(FONTS_DIR).filter((file) => file.endsWith(".ttf"));
  const font = { loadSystemFonts: false, fontFiles: fontFiles.map((file) => path.join(FONTS_DIR, file)) };
  const box = new Resvg(svg, { font }).getBBox();
  if (box === undefined) throw new Error("no words");
  return { right: box.x + box.width, bottom: box.y + box.height };
}

function textsOf(drawing: ShareImageDrawing): string {
  return shareImageSvg(drawing, measure)
    .replaceAll(/<\/tspan><tspan[^>]*>/g, " ")
    .replaceAll(/<[^>]+>/g, "\n");
}

test("where the fonts are missing a share image is a fault, and no endless search for a size", () => {
  const fontless = createRasteriser(path.join(folder, "no-fonts"));
  expect(answerLine(line(), { ...parts, rasteriser: fontless })).toEqual({
    digest: DIGEST,
    fault: expect.stringContaining("no-fonts draws"),
  });
});

test("a share image has the lede of its page", () => {
  expect(textsOf(exampleDrawing({ lede: "Five answers in plain words." }))).toContain(
    "Five answers in plain words.",
  );
});

test.each([false, true])(
  "the longest heading with a lede stays on the share image and beside its mark, on the river: %s",
  (onRiver) => {
    const lede = "Words enough for a lede. ".repeat(6).trim();
    const { right, bottom } = wordsBox(exampleDrawing({ heading: LONG_HEADING, lede, onRiver }));
    expect(right).toBeLessThan(WORDS_END);
    expect(bottom).toBeLessThan(FOOT_LINE);
  },
);

test.each([false, true])("a mark is drawn, on the river: %s", (onRiver) => {
  expect(shareImageSvg(exampleDrawing({ onRiver }), measure).match(/<path/g)?.length).toBeGreaterThan(4);
});

test("what a share image asks for is in the fonts: a bolder or a longer word is wider", () => {
  expect(measure("Suvarnarekha", FACES.name)).toBeGreaterThan(measure("Suvarnarekha", FACES.display));
  expect(measure("₹50 lakh", FACES.text)).toBeGreaterThan(measure("50 lakh", FACES.text));
});

test("a line is answered by a whole PNG of 1200 by 630 pixels", () => {
  const answer = answerLine(line(), parts);
  const png = readFileSync(path.join(folder, `${DIGEST}.png`));
  expect(answer).toEqual({ digest: DIGEST, bytes: png.length });
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(readdirSync(folder)).toEqual([`${DIGEST}.png`]);
});

test.each([
  ["no JSON", "{", /JSON/],
  ["a digest that is a path", line({ digest: "../../escape" }), /digest/],
  ["a request that breaks the contract", line({ request: { url: "/" } }), /page|site/],
  ["a page without a share image", line({ request: withoutShareImage() }), /has no share image/],
])("%s is answered with a fault", (_, asked, fault) => {
  expect(answerLine(asked, parts)).toMatchObject({ fault: expect.stringMatching(fault) });
});

function withoutShareImage(): object {
  const request = exampleRequest();
  return { ...request, page: { ...request.page, head: { ...request.page.head, shareImage: null } } };
}

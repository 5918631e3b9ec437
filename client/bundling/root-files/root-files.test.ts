import { expect, test } from "vitest";
import { readRootFiles } from "./root-files.ts";

const FILES = readRootFiles();

function contentOf(name: string): Buffer {
  return FILES.find((file) => file.name === name)?.content ?? Buffer.alloc(0);
}

test("each root file has the media type browsers ask for", () => {
  expect(FILES.map(({ name, type }) => [name, type])).toEqual([
    ["favicon.svg", "image/svg+xml"],
    ["favicon.ico", "image/x-icon"],
    ["icon-192.png", "image/png"],
    ["icon-512.png", "image/png"],
    ["icon-maskable-512.png", "image/png"],
    ["apple-touch-icon.png", "image/png"],
  ]);
});

test("the icon for old browsers holds one PNG of 32 pixels", () => {
  const icon = contentOf("favicon.ico");
  const [reserved, type, count] = [icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)];
  expect([reserved, type, count]).toEqual([0, 1, 1]);
  const png = icon.subarray(icon.readUInt32LE(18));
  expect(png).toHaveLength(icon.readUInt32LE(14));
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([32, 32]);
});

test.each([
  ["icon-192.png", 192],
  ["icon-512.png", 512],
  ["icon-maskable-512.png", 512],
  ["apple-touch-icon.png", 180],
])("%s is a PNG of that size", (name, sizePx) => {
  const png = contentOf(name);
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([sizePx, sizePx]);
});

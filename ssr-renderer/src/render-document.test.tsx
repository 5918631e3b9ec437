import { expect, test } from "vitest";
import type { RenderRequest } from "../../client/src/content/types.ts";
import {
  exampleAssets,
  exampleRequest,
  islandBlock,
  requestWithBlocks,
} from "../fixtures/example-request.ts";
import { RenderError, renderDocument } from "./render-document.tsx";

const WITH_ISLAND = exampleAssets({ "staff-panel": "/assets/staff-panel.abc.js" });

function renderFault(request: RenderRequest): unknown {
  try {
    renderDocument(request, exampleAssets());
  } catch (error) {
    return error;
  }
  return null;
}

test("a document is whole, from doctype to the end of html", () => {
  const html = renderDocument(exampleRequest(), exampleAssets());
  expect(html).toMatch(/^<!doctype html><html lang="en-IN"><head>/);
  expect(html).toMatch(/<\/body><\/html>$/);
  expect(html).toContain("<title>Questions from investors abroad</title>");
  expect(html).toContain("Who is an NRI?");
  expect(html).toContain('href="/assets/site.abc.css"');
});

test("a document holds neither inline script nor style attribute, and its data cannot end a script", () => {
  const html = renderDocument(requestWithBlocks(...exampleRequest().page.blocks, islandBlock()), WITH_ISLAND);
  expect(html).not.toContain(" style=");
  expect(html.match(/<script(?![^>]*(src=|application\/ld\+json|speculationrules))[^>]*>/g)).toBeNull();
  expect(html).not.toContain("Questions </script>");
});

test("a document carries its structured data whole, in one script; one without has none", () => {
  const scripts = (request: RenderRequest) =>
    [...renderDocument(request, exampleAssets()).matchAll(/<script[^>]*ld\+json[^>]*>(.*?)<\/script>/gs)].map(
      ([, json]) => JSON.parse(json ?? ""),
    );
  const request = exampleRequest();
  expect(scripts(request)).toEqual([request.page.head.structuredData]);
  expect(JSON.stringify(request.page.head.structuredData)).toContain("</script>");
  const head = { ...request.page.head, structuredData: null };
  expect(scripts({ ...request, page: { ...request.page, head } })).toEqual([]);
});

test("a document links the first sheet that serves all its blocks, else the complete one", () => {
  const blocks = exampleRequest().page.blocks;
  const kinds = blocks.map(({ kind }) => kind);
  const site = [
    { url: "/assets/site.part.css", kinds: kinds.slice(1) },
    { url: "/assets/site.page.css", kinds },
    { url: "/assets/site.all.css", kinds: [...kinds, "staffPanel", "hero"] },
  ];
  const sheetOf = (request: RenderRequest) => {
    const stylesheets = { ...WITH_ISLAND.stylesheets, site };
    const html = renderDocument(request, { ...WITH_ISLAND, stylesheets });
    return html.match(/<link rel="stylesheet" href="([^"]*)"/)?.[1];
  };
  expect(sheetOf(exampleRequest())).toBe("/assets/site.page.css");
  expect(sheetOf(requestWithBlocks(...blocks, islandBlock()))).toBe("/assets/site.all.css");
});

test("the staff panel's document alone asks for its stylesheet, after the site's", () => {
  const panel = renderDocument(
    requestWithBlocks({ kind: "staffPanel", brand: "A Firm" }),
    exampleAssets({ "staff-panel": "/assets/staff-panel.abc.js" }),
  );
  const sheets = [...panel.matchAll(/<link rel="stylesheet" href="([^"]*)"/g)].map(([, href]) => href);
  expect(sheets).toEqual(["/assets/site.abc.css", "/assets/staff.abc.css"]);
  expect(renderDocument(exampleRequest(), exampleAssets())).not.toContain("staff.abc.css");
});

test("the same request gives the same bytes, whatever was rendered between", () => {
  const first = renderDocument(exampleRequest(), WITH_ISLAND);
  const other = renderDocument(
    { ...requestWithBlocks(islandBlock(), islandBlock()), url: "/other" },
    WITH_ISLAND,
  );
  expect(renderDocument(exampleRequest(), WITH_ISLAND)).toBe(first);
  expect(other).not.toBe(first);
});

test("a block that throws is named, with its own message and cause", () => {
  const fault = renderFault(requestWithBlocks(...exampleRequest().page.blocks, islandBlock()));
  expect(fault).toBeInstanceOf(RenderError);
  expect(fault).toMatchObject({
    block: "staffPanel",
    message: 'The island "staff-panel" is not part of this build',
  });
  expect((fault as RenderError).cause).toBeInstanceOf(Error);
});

test("a fault of the frame is not put on a block", () => {
  const request = exampleRequest();
  const site = { ...request.site, header: null } as unknown as RenderRequest["site"];
  expect(renderFault({ ...request, site })).toMatchObject({ block: null });
});

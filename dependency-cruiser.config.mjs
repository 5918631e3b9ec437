import { existsSync } from "node:fs";
import { join } from "node:path";

/** Which room of client and renderer imports which. A name is a path below `client/src` unless it begins elsewhere. */
const ELSEWHERE = /^(client|ssr-renderer)\b/;
const OURS = "^(client|ssr-renderer)/";
const PARTS = ["components", "art", "content"];

/** The rooms from the top to the bottom, and what each imports besides itself, which always stands below it. */
const ROOMS = {
  "ssr-renderer/build.ts": ["ssr-renderer/bundling", "client/bundling"],
  "ssr-renderer/bundling": [],
  "ssr-renderer/fixtures": ["ssr-renderer/src", "content"],
  "ssr-renderer/src": ["document.tsx", "share-images", "content"],
  "client/bundling": ["art", "content", "styles"],
  entries: ["charts", "forms", "staff", "islands"],
  scripts: ["islands", "content"],
  "document.tsx": ["routes.tsx", "islands", "styles", ...PARTS],
  "routes.tsx": ["layouts", "block-list.tsx", "islands", ...PARTS],
  layouts: ["islands", ...PARTS],
  "block-list.tsx": ["client/generated/views", "blocks", ...PARTS],
  "client/generated/views": ["blocks"],
  blocks: ["charts", "forms", "staff", "islands", ...PARTS],
  charts: ["islands", ...PARTS],
  forms: ["api", "islands", ...PARTS],
  staff: ["api", ...PARTS],
  islands: PARTS,
  api: ["content"],
  "share-images": ["styles", ...PARTS, "client/generated/."],
  components: ["content", "client/generated/."],
  art: ["content", "client/generated/."],
  content: [],
  styles: [],
  "client/types": [],
  "client/generated/.": [],
};

/** Layers inside a room: each imports those behind it, and rooms of one layer never each other; `.` is files. */
const LAYERS = {
  "client/bundling": [["."], ["drawings", "fonts", "styles", "root-files"], ["output"], ["settings"]],
  charts: [["live"], ["growth", "portrait", "returns", "shares"], ["."]],
  forms: [["."], ["phone"], ["fields"]],
  staff: [
    ["."],
    ["shell"],
    ["dashboard", "queries", "desk", "members"],
    ["session"],
    ["shortcuts"],
    ["display", "shared", "fields"],
  ],
  "staff/session": [["."], ["proof"]],
  "staff/queries": [["."], ["table"], ["data"]],
  "staff/members": [["account", "managing", "signing-in"], ["factors"]],
  "staff/desk": [["figures", "words"], ["editions"]],
  "staff/desk/words": [["."], ["editor"], ["form"]],
  "staff/desk/editions": [["frame"], ["steps"], ["draft"], ["."]],
  "staff/desk/figures": [["."], ["editor"], ["sheet-import", "grid"], ["data"]],
  components: [["sections", "figures", "costs"], ["."]],
  art: [["marks", "rivers", "years", "diagrams", "plots"], ["."]],
};

/** Lies beside the panel's rooms, so that its rules come last in their stylesheet; all of them use it. */
const PANEL_CONTROLS = "staff/staff-controls.module.css";

/** Packages that only some files import. */
const PACKAGE_HOMES = {
  "react-helmet-async": ["components/head-tags.tsx", "document.tsx"],
  recharts: ["charts"],
  express: ["ssr-renderer/src"],
  "react-dom/client": ["islands"],
};

function fromTheRoot(name) {
  return ELSEWHERE.test(name) ? name : `client/src/${name}`;
}

function folderOf(name) {
  return join(import.meta.dirname, fromTheRoot(name));
}

/** What the paths of a room, or of the files beside its rooms, look like. */
function pathsOf(name) {
  const path = fromTheRoot(name);
  if (path.endsWith("/.")) return `^${path.slice(0, -1)}[^/]+$`;
  return /\.\w+$/.test(path) ? `^${path}$` : `^${path}/`;
}

function forbid(name, from, to) {
  return { name, severity: "error", from, to };
}

function roomRule([room, imported], index, rooms) {
  const below = rooms.slice(index + 1).map(([name]) => name);
  const upwards = imported.filter((name) => !below.includes(name));
  if (upwards.length > 0) throw new Error(`${upwards} does not stand below ${room}`);
  const allowed = [room, ...imported].map(pathsOf);
  return forbid(
    `${room} imports ${imported.join(", ") || "no other room"}`,
    { path: pathsOf(room) },
    { path: OURS, pathNot: allowed },
  );
}

function layerRules([room, layers]) {
  const named = (layer) => layer.map((name) => `${room}/${name}`);
  const missing = layers.flatMap(named).filter((name) => !existsSync(folderOf(name)));
  if (missing.length > 0) throw new Error(`${missing} is a layer without a folder`);
  const known = layers.flatMap(named).map(pathsOf);
  const inward = layers.flatMap((layer, index) => {
    const below = layers.slice(index + 1).flatMap(named);
    return named(layer).map((inner) =>
      forbid(
        `${inner} imports ${below.join(", ") || "nothing beside it"}`,
        { path: pathsOf(inner) },
        { path: pathsOf(room), pathNot: [inner, ...below, PANEL_CONTROLS].map(pathsOf) },
      ),
    );
  });
  return [
    ...inward,
    forbid(`every room in ${room} has a layer`, { path: pathsOf(room), pathNot: known }, {}),
  ];
}

function packageRule([name, homes]) {
  return forbid(
    `${name} stays at home`,
    { pathNot: homes.map(pathsOf) },
    { path: `^(node_modules/)?${name}([./]|$)` },
  );
}

const rooms = Object.entries(ROOMS);

/** @type {import("dependency-cruiser").IConfiguration} */
// biome-ignore lint/style/noDefaultExport: dependency-cruiser reads the default export
export default {
  forbidden: [
    ...rooms.map(roomRule),
    forbid("every room is named", { pathNot: rooms.map(([room]) => pathsOf(room)) }, {}),
    ...Object.entries(LAYERS).flatMap(layerRules),
    forbid(
      "no block imports another",
      { path: "^client/src/blocks/([^/]+/[^/]+)/" },
      { path: "^client/src/blocks/", pathNot: "^client/src/blocks/$1/" },
    ),
    ...Object.entries(PACKAGE_HOMES).map(packageRule),
    forbid("no circles", {}, { circular: true }),
    forbid("no barrels", {}, { path: `${OURS}.*/index\\.tsx?$` }),
  ],
  options: {
    // The compiler's own parser has no interface in TypeScript 7.
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    exclude: {
      path: "\\.test\\.tsx?$|^(client|ssr-renderer)/dist/|^client/generated/(class-maps/|dom\\.d\\.ts$)",
    },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".css", ".json"] },
  },
};

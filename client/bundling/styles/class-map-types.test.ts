import { expect, test } from "vitest";
import { classMapTypes } from "./class-map-types.ts";

test("each module's classes are declared beside its path, and no others", () => {
  const types = classMapTypes({
    "components/badge.module.css": { badge: "badge-badge", "wide-only": "badge-wide-only" },
  });
  expect(Object.keys(types)).toEqual(["components/badge.module.css.d.ts"]);
  expect(types["components/badge.module.css.d.ts"]?.toString()).toBe(
    'declare const classes: {\n  readonly "badge": string;\n  readonly "wide-only": string;\n};\nexport default classes;\n',
  );
});

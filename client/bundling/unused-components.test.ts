import { build } from "esbuild";
import { expect, test } from "vitest";
import { markPure, unusedComponents } from "./unused-components.ts";

test("the phone field's bundle holds none of the package's components", async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: 'export { usePhoneInput, defaultCountries } from "react-international-phone";',
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    external: ["react"],
    plugins: [unusedComponents],
  });
  const text = outputFiles[0]?.text ?? "";
  expect(text).toContain("Afghanistan");
  expect(text).not.toContain("country-selector");
  expect(text).not.toContain("createElement");
});

test("a package made in another way is noticed", () => {
  expect(() => markPure("export const field = 1;")).toThrow("react-international-phone");
});

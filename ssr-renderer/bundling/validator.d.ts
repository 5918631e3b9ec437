/** Code that the build makes of a JSON Schema. */
declare module "*.schema.json?validator" {
  import type { ValidateFunction } from "ajv";

  export const validate: ValidateFunction;
}

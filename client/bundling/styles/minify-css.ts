import { transform } from "lightningcss";
import { STYLE_TARGETS } from "../settings/oldest-browsers.ts";

/** The parts as one sheet, as short as it can be for the oldest browsers. Throws an Error for CSS that cannot be parsed. */
export function minifyCss(filename: string, parts: readonly string[]): Buffer {
  const whole = { filename, code: Buffer.from(parts.join("\n")), minify: true, targets: STYLE_TARGETS };
  return Buffer.from(withFileName(filename, () => transform(whole)).code);
}

/** Run a Lightning CSS call; its syntax errors come out with file, line and column in the message. */
export function withFileName<T>(file: string, call: () => T): T {
  try {
    return call();
  } catch (error) {
    const { loc, message } = error as { loc?: { line: number; column: number }; message: string };
    throw new Error(`${file}:${loc?.line ?? 0}:${loc?.column ?? 0} ${message}`);
  }
}

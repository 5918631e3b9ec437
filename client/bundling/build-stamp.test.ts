import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder, writeFiles } from "../../tests/client/client-source.ts";
import { hashFiles, isFresh, writeStamp } from "./build-stamp.ts";

function stampedFolder() {
  const folder = temporaryFolder();
  writeFiles(folder, { "input.txt": "one", "output.txt": "made" });
  const [input, output, stamp] = ["input.txt", "output.txt", "stamp"].map((name) => path.join(folder, name));
  const files = { folder, input: input as string, output: output as string, stamp: stamp as string };
  writeStamp(files.stamp, hashFiles([files.input]));
  return files;
}

test("outputs are fresh while the inputs' bytes are the same", () => {
  const { input, output, stamp } = stampedFolder();
  expect(isFresh(stamp, hashFiles([input]), [output])).toBe(true);
});

test("a changed input, a missing output and a missing stamp each make them stale", () => {
  const { folder, input, output, stamp } = stampedFolder();
  const hash = hashFiles([input]);
  expect(isFresh(stamp, hash, [path.join(folder, "gone.txt")])).toBe(false);
  expect(isFresh(path.join(folder, "no-stamp"), hash, [output])).toBe(false);
  writeFiles(folder, { "input.txt": "two" });
  expect(isFresh(stamp, hashFiles([input]), [output])).toBe(false);
});

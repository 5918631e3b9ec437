import { expect, test } from "vitest";
import { foldDigits } from "./decimal-digits.ts";

test.each([
  ["९८७६५ ४३२१०", "98765 43210"],
  ["＋９１ ９８", "+91 98"],
  ["٠١٢٣٤٥٦٧٨٩", "0123456789"],
  ["۰۱۲۳۴۵۶۷۸۹", "0123456789"],
  ["০১২ ೩೪೫ ௬௭௮ ෯", "012 345 678 9"],
  ["𝟎𝟗𝟘𝟡𝟢𝟫", "090909"],
  ["+91 98100-00118", "+91 98100-00118"],
  ["² ½ Ⅷ 八", "² ½ Ⅷ 八"],
  ["", ""],
])("%s is %s", (text, folded) => {
  expect(foldDigits(text)).toBe(folded);
});

test("every decimal digit that Unicode has is one of the ten", () => {
  const counts = new Map<string, number>();
  for (let codePoint = 0; codePoint <= 0x10ffff; codePoint += 1) {
    const sign = String.fromCodePoint(codePoint);
    if (/\p{Nd}/u.test(sign)) counts.set(foldDigits(sign), (counts.get(foldDigits(sign)) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual([..."0123456789"]);
  expect(new Set(counts.values()).size).toBe(1);
});

import { expect, test } from "vitest";
import { HOME_COUNTRY } from "./countries.ts";
import { foundChange, foundNumber, packageChange } from "./entered-number.ts";

/** The package's change when `after` (the caret at "|") has taken the place of `before`. */
function changed(before: string, after: string, inputType = "insertText") {
  const change = { before, after: after.replace("|", ""), caret: after.indexOf("|") };
  return packageChange(change, inputType, HOME_COUNTRY);
}

test.each([
  ["in place of the dial code", "+91 ", "9|", "+919|"],
  ["before the dial code", "+91 ", "9|+91 ", "+919|"],
  ["behind the dial code", "+91 ", "+91 9|", "+919|"],
  ["in an empty field", "", "9|", "+919|"],
  ["before a number", "+91 8100", "9|+91 8100", "+919|8100"],
  ["in place of the dial code of a number", "+91 8100", "9|8100", "+919|8100"],
  ["in place of half the dial code", "+91 8100", "9|1 8100", "+919|8100"],
  ["in the middle", "+91 98100", "+91 987|100", "+91987|100"],
  ["into the dial code", "+91 ", "+981| ", "+981|"],
  ["behind a plus", "+", "+9|", "+9|"],
  ["zero", "+91 ", "+91 0|", "+910|"],
  ["a digit behind the home zero", "+91 0", "+91 09|", "+919|"],
  ["a second zero", "+91 0", "+91 00|", "+|"],
  ["plus behind the dial code", "+91 ", "+91 +|", "+|"],
  ["plus before the dial code", "+91 ", "+|+91 ", "+|"],
])("typed %s", (_where, before, after, wanted) => {
  const { value, caret } = changed(before, after);
  expect(`${value.slice(0, caret)}|${value.slice(caret)}`).toBe(wanted);
});

test.each([
  ["+91 ", "9810000118|", "+919810000118"],
  ["+91 ", "+91 9810000118|", "+919810000118"],
  ["+91 ", "+91 09810000118|", "+919810000118"],
  ["+91 ", "+91 919810000118|", "+919810000118"],
  ["+91 ", "+91 00919810000118|", "+919810000118"],
  ["+91 ", "+91 +919810000118|", "+919810000118"],
  ["+91 ", "+91 1 (702) 123-4567|", "+17021234567"],
  ["+91 ", "+91 98765 43210 ext 12|", "+919876543210"],
  ["+91 ", "98765 43210 x12|", "+919876543210"],
  ["+91 ", "+91 +44 20 7946 0958 #7|", "+442079460958"],
  ["+91 98100-00118", "98765 43210 ext 12|", "+919876543210"],
  ["+91 ", "+91 98765 43210 12|", "+91987654321012"],
  ["+91 ", "+44 (0)20 7946 0958|", "+442079460958"],
  ["+91 ", "+91 +44 (0)20 7946 0958|", "+442079460958"],
  ["+91 ", "+49 (0)170 1234567|", "+491701234567"],
  ["+91 ", "+971 50 123 4567|", "+971501234567"],
  ["+91 ", "+54 9 11 1234-5678|", "+5491112345678"],
  ["+91 98100-00118", "9810000119|", "+919810000119"],
  ["+91 98100-00118", "+91 98100-00119|", "+919810000119"],
  ["+91 98100", "+91 9810000118|", "+919810000118"],
  ["+91 98100", "0044 20|+91 98100", "+4420"],
  ["+91 98100", "|9810000118", "+919810000118"],
])("pasted over %s as %s", (before, after, number) => {
  expect(changed(before, after, "insertFromPaste").value).toBe(number);
});

test.each([
  ["+91 98100", "+91 98|00", "deleteContentBackward"],
  ["+91 1000", "+91 |000", "deleteContentForward"],
  ["+91 98100", "|", "deleteByCut"],
  ["+91 ", "+91 9|", "historyUndo"],
])("%s changed to %s by %s is left to the package", (before, after, inputType) => {
  const change = { value: after.replace("|", ""), caret: after.indexOf("|"), inputType, data: null };
  expect(changed(before, after, inputType)).toEqual(change);
});

test.each([
  ["+91 98", "+91 98a|", "a"],
  ["+91 98", "++|91 98", "+"],
  ["+91 ", "call me|", "call me"],
  ["+91 98100-00118", "+91 98100-00118 ext 12|", " ext 12"],
])("no number is meant when %s becomes %s", (before, after, data) => {
  expect(changed(before, after)).toMatchObject({ inputType: "insertText", data });
});

test.each([
  ["9810000118", "+919810000118"],
  ["98100 00118 ext 12", "+919810000118"],
  ["9810000118+91 ", "+919810000118"],
  ["+91 98100-00118123", "+919810000118123"],
  ["+44 20", "+4420"],
  ["+7 ", "+7"],
  ["+442079460958+91 ", "+442079460958"],
  ["98765 43210 ext 12+91 ", "+919876543210"],
  ["", ""],
])("%s, found when the script comes, means %s", (text, number) => {
  expect(foundNumber(text, "+91 ", HOME_COUNTRY)).toBe(number);
});

test.each([
  ["behind the code", true, "+91 9198765 43210|", "+919876543210|"],
  ["behind the code, of another country", true, "+91 1 (702) 123-4567|", "+17021234567|"],
  ["before the code", true, "91|+91 ", "+9191|"],
  ["among its digits", true, "+91 98100|118", "+9198100|118"],
  ["in place of the code", true, "98100|118", "+9198100|118"],
  ["as a draft", false, "+91 91987-6543210|", "+91919876543210|"],
])("a text that was entered %s before the script", (_, isEntered, found, shown) => {
  const caret = found.indexOf("|");
  const { value, caret: place } = foundChange(
    { text: found.replace("|", ""), caret, isEntered },
    "+91 ",
    HOME_COUNTRY,
  );
  expect(`${value.slice(0, place)}|${value.slice(place)}`).toBe(shown);
});

import type { Face, Measure } from "./type.ts";

export type Frame = { face: Face; widthPx: number; mostLines: number; sizesPx: readonly number[] };
export type FittedText = { sizePx: number; lines: string[] };

const ELLIPSIS = "…";
/** The factor by which lines are narrowed until the text would need one more. */
const NARROWING = 0.96;

/**
 * Break a text at its spaces into lines of nearly one length, in the largest size that needs no more lines than
 * allowed. A text that is too long for every size ends in an ellipsis.
 */
export function fitText(text: string, frame: Frame, measure: Measure): FittedText {
  const words = text.split(/\s+/).filter((word) => word !== "");
  const widthOf = (line: string): number => measure(line, frame.face);
  const sizePx =
    frame.sizesPx.find((size) =>
      fits(breakLines(words, frame.widthPx / size, widthOf), frame, size, widthOf),
    ) ?? (frame.sizesPx.at(-1) as number);
  const widthEm = frame.widthPx / sizePx;
  const lines = breakLines(words, widthEm, widthOf);
  if (lines.length > frame.mostLines)
    return { sizePx, lines: cutLines(lines, frame.mostLines, widthEm, widthOf) };
  return { sizePx, lines: balance(words, lines, widthEm, widthOf) };
}

function fits(lines: string[], frame: Frame, sizePx: number, widthOf: (line: string) => number): boolean {
  return lines.length <= frame.mostLines && lines.every((line) => widthOf(line) * sizePx <= frame.widthPx);
}

function breakLines(words: readonly string[], widthEm: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= widthEm) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function balance(
  words: readonly string[],
  lines: string[],
  widthEm: number,
  widthOf: (line: string) => number,
): string[] {
  const longestWordEm = Math.max(...words.map(widthOf));
  let balanced = lines;
  for (let width = widthEm; width >= longestWordEm; width *= NARROWING) {
    const narrower = breakLines(words, width, widthOf);
    if (narrower.length > lines.length) break;
    balanced = narrower;
  }
  return balanced;
}

function cutLines(
  lines: string[],
  mostLines: number,
  widthEm: number,
  widthOf: (line: string) => number,
): string[] {
  const words = (lines[mostLines - 1] as string).split(" ");
  while (words.length > 1 && widthOf(words.join(" ") + ELLIPSIS) > widthEm) words.pop();
  return [...lines.slice(0, mostLines - 1), words.join(" ").replace(/[,;:.]$/, "") + ELLIPSIS];
}

import type { DataTable } from "../../content/types.ts";

/** The most columns beside the name that fit on phones. */
const MOST_BESIDE_NAME = 3;

/** A longer name of a row stands above its figures. */
const LONGEST_NAME_BESIDE = 14;

/** The longest cell, and the longest word in it, that fit into one of two or of three columns. */
const ROOM = { 2: { cell: 115, word: 16 }, 3: { cell: 45, word: 11 } };

/**
 * How a table stands on phones: a few figures as they are, figures and short words in columns below the row's name, long
 * words one below the other.
 */
export function phoneLayout({ columns, rows }: DataTable): "plain" | "above" | "stacked" {
  const others = columns.slice(1);
  if (others.length !== 2 && others.length !== MOST_BESIDE_NAME) return "stacked";
  if (others.every(({ numeric }) => numeric)) {
    const isLong = rows.some(([name = ""]) => name.length > LONGEST_NAME_BESIDE);
    return isLong && others.length === MOST_BESIDE_NAME ? "above" : "plain";
  }
  const room = ROOM[others.length];
  const cells = [others.map(({ label }) => label), ...rows.map((row) => row.slice(1))].flat();
  return cells.every((cell) => cell.length <= room.cell && fits(cell, room.word)) ? "above" : "stacked";
}

function fits(cell: string, longest: number): boolean {
  return cell.split(/[\s–-]/u).every((word) => word.length <= longest);
}

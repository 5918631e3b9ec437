/** Odds as they are set: words before, the figure, the sign after. */
export type OddsParts = { before: string; figure: string; after: string };

/** "under 1%" in three parts. Odds without a figure are all `figure`. */
export function splitOdds(odds: string): OddsParts {
  const [, before, figure, after] = /^(\D*?)(~?\d[\d.,–-]*)(.*)$/.exec(odds) ?? [];
  return { before: before ?? "", figure: figure ?? odds, after: after ?? "" };
}

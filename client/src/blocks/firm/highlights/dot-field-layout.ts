/** Sizes of a dot field in px: full lines, the begun line, and the frame with room for the plus dot. */
export function dotFieldLayout(
  count: number,
  dotsPerLine: number,
  pitchPx: number,
): { width: number; height: number; fullHeight: number; restWidth: number } {
  const fullLines = Math.floor(count / dotsPerLine);
  const rest = count % dotsPerLine;
  return {
    width: (dotsPerLine + 1) * pitchPx,
    height: (fullLines + 1) * pitchPx,
    fullHeight: fullLines * pitchPx,
    restWidth: rest * pitchPx,
  };
}

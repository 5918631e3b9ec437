/** The looks of a counted circle and of one that is not. */
export const FULL_CIRCLE = { fill: "var(--river)" };
export const OPEN_CIRCLE = { fill: "none", stroke: "var(--line-strong)" };

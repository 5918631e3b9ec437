/** How a counted circle looks, and one that is not. */
export const FULL_CIRCLE = { fill: "var(--river)" };
export const OPEN_CIRCLE = { fill: "none", stroke: "var(--line-strong)" };

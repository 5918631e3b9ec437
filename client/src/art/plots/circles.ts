/** The attributes of a circle that counts and of one that does not. */
export const FULL_CIRCLE = { fill: "var(--river)" };
export const OPEN_CIRCLE = { fill: "none", stroke: "var(--line-strong)" };

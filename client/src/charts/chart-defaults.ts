/** Room between the two bars of a group, in drawing units. */
export const BAR_GAP = 4;

/** Room on each side of a group of bars, as a share of its band. */
export const BAR_CATEGORY_GAP = "10%";

/** Margin around a drawing, before room for labels, in drawing units. */
export const MARGIN = 5;

/** Least room between two axis labels, in drawing units. */
export const MIN_TICK_GAP = 5;

/** How long a line takes to draw itself, in milliseconds; the served drawing does it in CSS (`--line-draw`). */
export const LINE_DRAW_MS = 1500;

/** A live chart fills its column like the served drawing; recharts would give it its size in pixels. */
export const FILLS_COLUMN = { width: "100%", height: "auto" } as const;

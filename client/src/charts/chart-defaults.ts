/** Room between the two bars of a group, in drawing units. */
export const BAR_GAP = 4;

/** Room on each side of a group of bars, as a share of its band. */
export const BAR_CATEGORY_GAP = "10%";

/** Margin around a drawing, before room for labels, in drawing units. */
export const MARGIN = 5;

/** Least room between two axis labels, in drawing units. */
export const MIN_TICK_GAP = 5;

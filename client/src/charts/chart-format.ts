/** Every chart is drawn twice: wide, and for windows of at most 40rem. */
export type ChartFormat = "wide" | "phone";

/** Width and height of a drawing in its own units. The page scales it; text and strokes keep their size. */
export type ChartSize = { width: number; height: number };

/** The room around the plotted area, in drawing units. */
export type ChartMargin = { top: number; right: number; bottom: number; left: number };

/** The media query by which the stylesheet chooses a drawing. A crosshair stands in the visible one. */
export const PHONE_QUERY = "(max-width: 40rem)";

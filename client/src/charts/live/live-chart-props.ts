import type { SeriesNames } from "../../content/types.ts";
import type { GrowthFace } from "../growth/growth-series.ts";
import type { ReturnsLook } from "../returns/returns-geometry.ts";

/** What a live chart is told; its values are in the table beside it. */
export type LiveChartProps =
  | { kind: "growth"; label: string; face: GrowthFace }
  | { kind: "returns"; label: string; names: SeriesNames; look: ReturnsLook };

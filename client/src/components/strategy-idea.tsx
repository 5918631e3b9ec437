import type { ReactElement } from "react";
import type { StrategyRow } from "../content/types.ts";
import { noBreakRanges } from "./no-break-ranges.tsx";

/** What a strategy buys, and how many stocks it holds if that is stated. */
export function StrategyIdea({
  row: { oneLine, stocks },
}: {
  row: Pick<StrategyRow, "oneLine" | "stocks">;
}): ReactElement {
  return <>{noBreakRanges(stocks === null ? oneLine : `${oneLine}. ${stocks}\u00a0stocks`)}</>;
}

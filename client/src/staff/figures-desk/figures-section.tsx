import type { ReactElement } from "react";
import { useSearchParams } from "react-router";
import { deskPlace } from "../shared/desk-address.ts";
import { StrategyDeskView } from "./desk/strategy-desk.tsx";
import { FiguresOverview } from "./overview/figures-overview.tsx";

/** The panel's section "Figures": the strategies, or the desk of the one the address names. */
export function FiguresSection(): ReactElement {
  const { strategy, edition } = deskPlace(useSearchParams()[0]);
  return strategy === null ? <FiguresOverview /> : <StrategyDeskView slug={strategy} editionId={edition} />;
}

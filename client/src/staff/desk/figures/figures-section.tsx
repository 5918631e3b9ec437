import type { ReactElement } from "react";
import { useParams } from "react-router";
import { subjectPlace } from "../../shared/subject-address.ts";
import { StrategyDeskView } from "./desk/strategy-desk.tsx";
import { FiguresOverview } from "./overview/figures-overview.tsx";

/** The panel's section "Figures": the strategies, or the desk of the strategy in the address. */
export function FiguresSection(): ReactElement {
  const { subject, edition } = subjectPlace("figures", useParams()["*"]);
  return subject === null ? <FiguresOverview /> : <StrategyDeskView slug={subject} editionId={edition} />;
}

import type { ReactElement } from "react";
import { useParams } from "react-router";
import { subjectPlace } from "../../shared/subject-address.ts";
import { SubjectDesk } from "../editions/frame/subject-desk.tsx";
import { SubjectList } from "../editions/frame/subject-list.tsx";
import type { FiguresData } from "./data/figures-data.ts";
import { DraftEditor } from "./editor/draft-editor.tsx";
import { PublishedFigures } from "./published-figures.tsx";
import { StrategyTable } from "./strategy-table.tsx";

const LABELS = { all: "All strategies", next: "The next month", begin: "Begin a new month" };

/** The panel's section "Figures": the strategies, or the desk of the strategy in the address. */
export function FiguresSection(): ReactElement {
  const { subject, edition } = subjectPlace("figures", useParams()["*"]);
  if (subject === null) {
    return <SubjectList kind="figures" list={(strategies) => <StrategyTable strategies={strategies} />} />;
  }
  return (
    <SubjectDesk<FiguresData>
      kind="figures"
      subjectId={subject}
      editionId={edition}
      labels={LABELS}
      facts={({ data }) => <PublishedFigures data={data as FiguresData} />}
      editor={(strategy, store, onStep) => <DraftEditor strategy={strategy} store={store} onStep={onStep} />}
    />
  );
}

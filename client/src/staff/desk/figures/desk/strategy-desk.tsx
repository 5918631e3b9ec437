import type { ReactElement } from "react";
import type { StrategyDesk } from "../../../../api/types.ts";
import { SubjectDesk } from "../../editions/frame/subject-desk.tsx";
import type { FiguresData } from "../data/figures-data.ts";
import { DraftEditor } from "../editor/draft-editor.tsx";
import { PublishedNow } from "./published-now.tsx";

const WORDS = {
  all: "All strategies",
  next: "The next month",
  begin: "Begin a new month",
  changedBelow:
    "The repository's own figures have changed since this was published. Publish a new month, or publish the repository's own figures again.",
};

/** The desk of one strategy, or one edition of its figures. */
export function StrategyDeskView({
  slug,
  editionId,
}: {
  slug: string;
  editionId: string | null;
}): ReactElement {
  return (
    <SubjectDesk<StrategyDesk, FiguresData>
      kind="figures"
      subject={slug}
      editionId={editionId}
      words={WORDS}
      nameOf={({ name }) => name}
      published={({ current, number, path }) => (
        <PublishedNow data={current as FiguresData} number={number} path={path} />
      )}
      editor={(desk, store, onStep) => <DraftEditor desk={desk} store={store} onStep={onStep} />}
    />
  );
}

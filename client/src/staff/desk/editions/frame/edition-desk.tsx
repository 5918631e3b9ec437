import type { ReactElement, ReactNode } from "react";
import type { EditionReply } from "../../../../api/types.ts";
import { LoadFailed, Loading } from "../../../display/list-states.tsx";
import type { DraftKeeper, DraftState } from "../draft/draft-keeper.ts";
import { useDraft, useDraftState } from "../draft/use-draft.ts";
import { DraftSteps } from "../steps/draft-steps.tsx";
import { ReviewSteps } from "../steps/review-steps.tsx";
import { useCheck } from "../steps/use-check.ts";
import styles from "./desk.module.css";

/** Whom to tell of the edition a step left. */
type OnStep = (edition: EditionReply) => void;
type Props<Data extends object> = {
  onStep: OnStep;
  /** Draws the draft's editor, its steps included. */
  editor: (keeper: DraftKeeper<Data>, onStep: OnStep) => ReactNode;
};

/** One edition of a subject: its editor while it is a draft, its steps while it waits, else how it ended. */
export function EditionDesk<Data extends object>({
  editionId,
  ...props
}: Props<Data> & { editionId: string }): ReactElement {
  const { keeper, error, retry } = useDraft<Data>(editionId);
  if (error !== null) return <LoadFailed message={error} onRetry={retry} />;
  return keeper === null ? <Loading /> : <LoadedEdition keeper={keeper} onReload={retry} {...props} />;
}

function LoadedEdition<Data extends object>({
  keeper,
  onStep,
  onReload,
  editor,
}: Props<Data> & { keeper: DraftKeeper<Data>; onReload: () => void }): ReactNode {
  const { edition, data } = useDraftState(keeper);
  const step = (left: EditionReply): void => {
    keeper.takeEdition(left);
    onStep(left);
  };
  switch (edition.state) {
    case "draft":
      // The repository's own state brought back holds nothing itself.
      return (data as Data | null) === null ? (
        <EmptyDraft keeper={keeper} onStep={step} />
      ) : (
        editor(keeper, step)
      );
    case "proposed":
    case "scheduled":
      return <ReviewSteps edition={edition} onStep={step} onReload={onReload} />;
    case "published":
    case "discarded":
      return <p className={styles.remark}>There is nothing left to do with this edition.</p>;
  }
}

function EmptyDraft<Data extends object>({
  keeper,
  onStep,
}: {
  keeper: DraftKeeper<Data>;
  onStep: OnStep;
}): ReactElement {
  const check = useCheck<DraftState<Data>>(keeper.state().edition.id);
  return (
    <>
      <p className={styles.remark}>
        This edition brings the repository's own state back: there is nothing in it to edit.
      </p>
      <DraftSteps keeper={keeper} check={check} onStep={onStep} />
    </>
  );
}

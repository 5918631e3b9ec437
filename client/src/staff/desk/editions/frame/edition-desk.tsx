import type { ReactElement, ReactNode } from "react";
import type { EditionReply } from "../../../../api/types.ts";
import { LoadFailed, Loading } from "../../../display/list-states.tsx";
import type { DraftState, DraftStore } from "../draft/draft-store.ts";
import { useDraft, useDraftState } from "../draft/use-draft.ts";
import { ApprovalSteps } from "../steps/approval-steps.tsx";
import { DraftSteps } from "../steps/draft-steps.tsx";
import { useCheck } from "../steps/use-check.ts";
import styles from "./desk.module.css";

/** Called with the edition after a step. */
type OnStep = (edition: EditionReply) => void;
type Props<Data extends object> = {
  onStep: OnStep;
  /** Renders the draft's editor, its steps included. */
  editor: (store: DraftStore<Data>, onStep: OnStep) => ReactNode;
};

/** One edition of a subject: the editor of a draft, the steps of a waiting edition, or how it ended. */
export function EditionDesk<Data extends object>({
  editionId,
  ...props
}: Props<Data> & { editionId: string }): ReactElement {
  const { store, error, retry } = useDraft<Data>(editionId);
  if (error !== null) return <LoadFailed message={error} onRetry={retry} />;
  return store === null ? <Loading /> : <LoadedEdition store={store} onReload={retry} {...props} />;
}

function LoadedEdition<Data extends object>({
  store,
  onStep,
  onReload,
  editor,
}: Props<Data> & { store: DraftStore<Data>; onReload: () => void }): ReactNode {
  const { edition, data } = useDraftState(store);
  const step = (left: EditionReply): void => {
    store.takeEdition(left);
    onStep(left);
  };
  switch (edition.state) {
    case "draft":
      // An edition that brings back the original values has no data.
      return (
        <>
          {edition.why !== null && <p className={styles.remark}>{edition.why}</p>}
          {(data as Data | null) === null ? <EmptyDraft store={store} onStep={step} /> : editor(store, step)}
        </>
      );
    case "proposed":
    case "scheduled":
      return <ApprovalSteps edition={edition} onStep={step} onReload={onReload} />;
    case "published":
    case "discarded":
      return <p className={styles.remark}>This edition is {edition.state}.</p>;
  }
}

function EmptyDraft<Data extends object>({
  store,
  onStep,
}: {
  store: DraftStore<Data>;
  onStep: OnStep;
}): ReactElement {
  const check = useCheck<DraftState<Data>>(store.state().edition.id);
  return (
    <>
      <p className={styles.remark}>
        This edition brings back the original values, so there is nothing to edit.
      </p>
      <DraftSteps store={store} check={check} onStep={onStep} />
    </>
  );
}

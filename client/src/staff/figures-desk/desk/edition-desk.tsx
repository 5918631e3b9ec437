import type { ReactElement } from "react";
import type { EditionReply, StrategyDesk } from "../../../api/types.ts";
import { LoadFailed, Loading } from "../../display/list-states.tsx";
import type { DraftKeeper } from "../../editions/draft/draft-keeper.ts";
import { useDraft, useDraftState } from "../../editions/draft/use-draft.ts";
import { DraftSteps } from "../../editions/steps/draft-steps.tsx";
import { ReviewSteps } from "../../editions/steps/review-steps.tsx";
import { useCheck } from "../../editions/steps/use-check.ts";
import { useSession } from "../../session/session.tsx";
import type { FiguresData } from "../data/figures-data.ts";
import { DraftEditor } from "../editor/draft-editor.tsx";
import styles from "./desk.module.css";

type Props = { desk: StrategyDesk; onStep: (edition: EditionReply) => void };

/** One edition of a strategy: the editor while it is a draft, its steps while it waits, else how it ended. */
export function EditionDesk({ editionId, ...props }: Props & { editionId: string }): ReactElement {
  const { keeper, error, retry } = useDraft<FiguresData>(editionId);
  if (error !== null) return <LoadFailed message={error} onRetry={retry} />;
  return keeper === null ? <Loading /> : <LoadedEdition keeper={keeper} {...props} />;
}

function LoadedEdition({ desk, keeper, onStep }: Props & { keeper: DraftKeeper<FiguresData> }): ReactElement {
  const { edition, data } = useDraftState(keeper);
  const { member } = useSession().auth;
  const step = (left: EditionReply): void => {
    keeper.takeEdition(left);
    onStep(left);
  };
  switch (edition.state) {
    case "draft":
      // The repository's own figures brought back hold none themselves.
      return (data as FiguresData | null) === null ? (
        <EmptyDraft keeper={keeper} onStep={step} />
      ) : (
        <DraftEditor desk={desk} keeper={keeper} onStep={step} />
      );
    case "proposed":
    case "scheduled":
      return (
        <ReviewSteps
          edition={edition}
          viewer={{
            username: member?.username ?? "",
            mayApprove: desk.mayApprove,
            approvers: desk.approvers,
          }}
          onStep={step}
        />
      );
    case "published":
    case "discarded":
      return <p className={styles.remark}>There is nothing left to do with this edition.</p>;
  }
}

function EmptyDraft({
  keeper,
  onStep,
}: {
  keeper: DraftKeeper<FiguresData>;
  onStep: (edition: EditionReply) => void;
}): ReactElement {
  const check = useCheck(keeper.state().edition.id);
  return (
    <>
      <p className={styles.remark}>
        This edition brings the repository's own figures back: there is nothing in it to edit.
      </p>
      <DraftSteps keeper={keeper} check={check} onStep={onStep} />
    </>
  );
}

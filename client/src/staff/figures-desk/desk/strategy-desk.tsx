import type { ReactElement } from "react";
import type { StrategyDesk } from "../../../api/types.ts";
import { DeskFrame } from "../../editions/desk/desk-frame.tsx";
import { EditionDesk } from "../../editions/desk/edition-desk.tsx";
import { SubjectOverview } from "../../editions/desk/subject-overview.tsx";
import { sectionAddress } from "../../shared/sections.ts";
import { subjectAddress } from "../../shared/subject-address.ts";
import type { FiguresData } from "../data/figures-data.ts";
import { DraftEditor } from "../editor/draft-editor.tsx";
import { PublishedNow } from "./published-now.tsx";

const WORDS = {
  next: "The next month",
  begin: "Begin a new month",
  changedBelow:
    "The repository's own figures changed below what is published. A new month, or a publication of the repository's own, settles it.",
};

/** The desk of one strategy: what is published, the month being made, and the history; or one edition of it. */
export function StrategyDeskView({
  slug,
  editionId,
}: {
  slug: string;
  editionId: string | null;
}): ReactElement {
  return (
    <DeskFrame<StrategyDesk>
      path={pathOf(slug)}
      back={(desk) => [
        { to: sectionAddress("figures"), label: "All strategies" },
        ...(editionId !== null && desk !== null ? [{ to: subjectAddress("figures", slug), label: desk.name }] : []),
      ]}
      title={(desk) => desk?.name ?? "Figures"}
      remark={editionId === null ? null : WORDS.next}
    >
      {(desk, onStep) =>
        editionId === null ? (
          <Desk desk={desk} />
        ) : (
          <EditionDesk<FiguresData>
            desk={desk}
            editionId={editionId}
            onStep={onStep}
            editor={(keeper, step) => <DraftEditor desk={desk} keeper={keeper} onStep={step} />}
          />
        )
      }
    </DeskFrame>
  );
}

function Desk({
  desk: { slug, path, number, current, open, history },
}: {
  desk: StrategyDesk;
}): ReactElement {
  return (
    <SubjectOverview
      subject={{ path: pathOf(slug), number, open, history }}
      words={WORDS}
      addressOf={(editionId) => subjectAddress("figures", slug, editionId)}
      pastPage={({ asOn, number: published }) =>
        path === null || asOn === null || published === number ? null : `${path}/as-on/${asOn}`
      }
    >
      <PublishedNow data={current as FiguresData} number={number} path={path} />
    </SubjectOverview>
  );
}

function pathOf(slug: string): string {
  return `/api/figures/${slug}`;
}

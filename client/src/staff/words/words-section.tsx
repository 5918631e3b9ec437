import type { ReactElement } from "react";
import { useSearchParams } from "react-router";
import type { SectionDesk } from "../../api/types.ts";
import { DeskFrame } from "../editions/desk/desk-frame.tsx";
import { EditionDesk } from "../editions/desk/edition-desk.tsx";
import { SubjectOverview } from "../editions/desk/subject-overview.tsx";
import { sectionAddress } from "../shared/sections.ts";
import { subjectAddress, subjectPlace } from "../shared/subject-address.ts";
import { type WordsData, WordsEditor } from "./editor/words-editor.tsx";
import type { Form } from "./form/form.ts";
import { PublishedWords } from "./overview/published-words.tsx";
import { WordsOverview } from "./overview/words-overview.tsx";

const WORDS = {
  next: "The next words",
  begin: "Change the words",
  changedBelow:
    "The repository's own words changed below what is published. New words, or a publication of the repository's own, settle it.",
};

/** The panel's section "Words": the parts of the site whose words staff change, or the desk of the one named. */
export function WordsSection(): ReactElement {
  const { subject, edition } = subjectPlace("words", useSearchParams()[0]);
  return subject === null ? <WordsOverview /> : <WordsDesk part={subject} editionId={edition} />;
}

function WordsDesk({ part, editionId }: { part: string; editionId: string | null }): ReactElement {
  const path = `/api/words/${part}`;
  return (
    <DeskFrame<SectionDesk>
      path={path}
      back={(desk) => [
        { to: sectionAddress("words"), label: "All words" },
        ...(editionId !== null && desk !== null ? [{ to: subjectAddress("words", part), label: desk.title }] : []),
      ]}
      title={(desk) => desk?.title ?? "Words"}
      remark={editionId === null ? null : WORDS.next}
    >
      {(desk, onStep) =>
        editionId === null ? (
          <SubjectOverview
            subject={{ path, number: desk.number, open: desk.open, history: desk.history }}
            words={WORDS}
            addressOf={(id) => subjectAddress("words", part, id)}
          >
            <PublishedWords number={desk.number} page={desk.page} />
          </SubjectOverview>
        ) : (
          <EditionDesk<WordsData>
            desk={desk}
            editionId={editionId}
            onStep={onStep}
            editor={(keeper, step) => (
              <WordsEditor form={desk.schema as Form} keeper={keeper} onStep={step} />
            )}
          />
        )
      }
    </DeskFrame>
  );
}

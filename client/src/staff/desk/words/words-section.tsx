import type { ReactElement } from "react";
import { useParams } from "react-router";
import type { SectionDesk } from "../../../api/types.ts";
import { subjectPlace } from "../../shared/subject-address.ts";
import { SubjectDesk } from "../editions/frame/subject-desk.tsx";
import { type WordsData, WordsEditor } from "./editor/words-editor.tsx";
import type { Form } from "./form/form.ts";
import { WordsOverview } from "./overview/words-overview.tsx";
import { PublishedWords } from "./published-words.tsx";

const WORDS = {
  all: "All words",
  next: "The next words",
  begin: "Change the words",
  changedBelow:
    "The repository's own words have changed since this was published. Publish new words, or publish the repository's own words again.",
};

/** The panel's section "Words": the sections whose words staff can change, or the desk of one section. */
export function WordsSection(): ReactElement {
  const { subject, edition } = subjectPlace("words", useParams()["*"]);
  return subject === null ? <WordsOverview /> : <WordsDesk part={subject} editionId={edition} />;
}

function WordsDesk({ part, editionId }: { part: string; editionId: string | null }): ReactElement {
  return (
    <SubjectDesk<SectionDesk, WordsData>
      kind="words"
      subject={part}
      editionId={editionId}
      words={WORDS}
      nameOf={({ title }) => title}
      published={({ number, page }) => <PublishedWords number={number} page={page} />}
      editor={({ schema }, store, onStep) => (
        <WordsEditor form={schema as Form} store={store} onStep={onStep} />
      )}
    />
  );
}

import type { ReactElement } from "react";
import { useParams } from "react-router";
import { subjectPlace } from "../../shared/subject-address.ts";
import { SubjectDesk } from "../editions/frame/subject-desk.tsx";
import { SubjectList } from "../editions/frame/subject-list.tsx";
import { type WordsData, WordsEditor } from "./editor/words-editor.tsx";
import type { FormSchema } from "./form/form-schema.ts";
import { SectionList } from "./section-list.tsx";

const LABELS = { all: "All words", next: "The next edition", begin: "Change the words" };

/** The panel's section "Words": the sections whose words staff can change, or the desk of one section. */
export function WordsSection(): ReactElement {
  const { subject, edition } = subjectPlace("words", useParams()["*"]);
  if (subject === null) {
    return <SubjectList kind="words" list={(sections) => <SectionList sections={sections} />} />;
  }
  return (
    <SubjectDesk<WordsData>
      kind="words"
      subjectId={subject}
      editionId={edition}
      labels={LABELS}
      editor={({ valueSchema }, store, onStep) => (
        <WordsEditor form={valueSchema as FormSchema} store={store} onStep={onStep} />
      )}
    />
  );
}

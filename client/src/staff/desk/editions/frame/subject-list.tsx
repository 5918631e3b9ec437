import type { ReactElement } from "react";
import type { EditionReply, SubjectInList, SubjectListReply } from "../../../../api/types.ts";
import { LoadFailed, Loading, NothingFound } from "../../../display/list-states.tsx";
import { useAnswer } from "../../../session/use-answer.ts";
import { SectionHeading } from "../../../shared/section-heading.tsx";
import { sectionLabel } from "../../../shared/sections.ts";
import { dayInWords } from "../india-time.ts";
import { ContentFaults } from "./content-faults.tsx";

/** All subjects of a kind, rendered by `list`, below the faults of the site's files. */
export function SubjectList({
  kind,
  list,
}: {
  kind: EditionReply["kind"];
  list: (subjects: SubjectInList[]) => ReactElement;
}): ReactElement {
  const { data, error, refresh } = useAnswer<SubjectListReply>(`/api/${kind}`);
  return (
    <>
      <SectionHeading title={sectionLabel(kind)}>
        {data !== null && `Today is ${dayInWords(data.today)} in India`}
      </SectionHeading>
      {data !== null && <ContentFaults faults={data.contentFaults} />}
      {error !== null && <LoadFailed message={error} onRetry={refresh} />}
      {error === null && data === null && <Loading />}
      {data?.subjects.length === 0 && <NothingFound />}
      {data !== null && data.subjects.length > 0 && list(data.subjects)}
    </>
  );
}

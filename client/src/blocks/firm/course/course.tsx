import type { ReactElement } from "react";
import { CourseDrawing } from "../../../art/rivers/course-drawing.tsx";
import { PEOPLE, uprightVisit } from "../../../art/rivers/two-people.ts";
import { OnwardLink } from "../../../components/action-link.tsx";
import { RichText } from "../../../components/rich-text.tsx";
import { PartHeading } from "../../../components/sections/heading-levels.tsx";
import { SectionFootnote } from "../../../components/sections/section-text.tsx";
import { WideSection } from "../../../components/sections/wide-section.tsx";
import type { CourseBlock } from "../../../content/types.ts";
import styles from "./course.module.css";

/** A drawing from edge to edge, and its places below it as numbered columns; on phones two people's lines run beside. */
export function CourseView({ block }: { block: CourseBlock }): ReactElement {
  return (
    <WideSection head={block}>
      <figure
        className={block.drawing === "twoPeople" ? `${styles.drawing} ${styles.wide}` : styles.drawing}
        data-reveal=""
        data-plot=""
      >
        <CourseDrawing block={block} />
      </figure>
      {block.drawing === "twoPeople" && <LineNames />}
      <ol className={block.items.length === 5 ? `${styles.places} ${styles.five}` : styles.places}>
        {block.items.map(({ title, text, link }, place) => (
          <li key={title}>
            {block.drawing === "twoPeople" && (
              <svg
                className={styles.upright}
                viewBox="0 0 100 100"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <path d={uprightVisit(place)} />
              </svg>
            )}
            <PartHeading>{title}</PartHeading>
            <div>
              <RichText blocks={text} />
              {link !== null && <OnwardLink link={link} />}
            </div>
          </li>
        ))}
      </ol>
      <SectionFootnote text={block.footnote} />
    </WideSection>
  );
}

/** Whose the upright lines are: each name stands where its line begins. */
function LineNames(): ReactElement {
  const [you, stays, comes] = PEOPLE;
  return (
    <svg className={styles.names} aria-hidden="true">
      <path d="M.5 20V76M37.5 64v12" />
      <path className={styles.stays} d="M5 42V76" />
      <text y="14">{you}</text>
      <text x="4" y="36">
        {stays}
      </text>
      <text x="36" y="58">
        {comes}
      </text>
    </svg>
  );
}

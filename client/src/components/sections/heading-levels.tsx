import { createContext, type ReactElement, type ReactNode, useContext } from "react";

/** Where in a chapter a section stands, if it stands in one: its headings are one level lower then. */
export const InChapter = createContext<"first" | "later" | null>(null);

type HeadingProps = { id?: string | undefined; className?: string | undefined; children: ReactNode };

/** The heading of a section: h2, or h3 in a chapter. */
export function SectionHeading({ id, className, children }: HeadingProps): ReactElement {
  const Level = useContext(InChapter) !== null ? "h3" : "h2";
  return (
    <Level id={id} className={className}>
      {children}
    </Level>
  );
}

/** A heading within a section: h3, or h4 in a chapter. */
export function PartHeading({ className, children }: HeadingProps): ReactElement {
  const Level = useContext(InChapter) !== null ? "h4" : "h3";
  return <Level className={className}>{children}</Level>;
}

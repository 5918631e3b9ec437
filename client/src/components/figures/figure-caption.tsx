import type { ReactElement, ReactNode } from "react";
import layout from "../layout.module.css";

/**
 * The caption of a table of figures. `told`, what they rest on, stands beside the table for the eye already: it is
 * there for readers and for whoever takes the table out of its page.
 */
export function FigureCaption({
  told,
  className,
  children,
}: {
  told: string | null;
  className?: string;
  children: ReactNode;
}): ReactElement {
  return (
    <caption className={className}>
      {children}
      {told !== null && <span className={layout.visuallyHidden}>. {told}</span>}
    </caption>
  );
}

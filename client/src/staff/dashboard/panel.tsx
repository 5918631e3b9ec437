import { type ReactElement, type ReactNode, useId } from "react";
import { useLocation } from "react-router";
import { LoadFailed } from "../display/list-states.tsx";
import { useAnswer } from "../session/use-answer.ts";
import styles from "./panel.module.css";

/**
 * A panel below the dashboard's cards. It shows the answer of one API address and fetches it again at each navigation.
 * `children` draws the answer. If it draws nothing, the panel is not shown.
 */
export function Panel<Data>({
  address,
  children,
  ...head
}: {
  address: string;
  title: string;
  lead?: string;
  children: (data: Data) => ReactNode;
}): ReactElement | null {
  const { data, error, refresh } = useAnswer<Data>(address, useLocation().key);
  if (error !== null) return <LoadFailed message={error} onRetry={refresh} />;
  return data === null ? null : <PanelFrame {...head}>{children(data)}</PanelFrame>;
}

/** The frame of a panel. It draws nothing if there are no children. */
export function PanelFrame({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string;
  children: ReactNode;
}): ReactElement | null {
  const id = useId();
  if (!children) return null;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead !== undefined && <p>{lead}</p>}
      {children}
    </section>
  );
}

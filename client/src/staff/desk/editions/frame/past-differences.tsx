import type { ReactElement } from "react";
import { Fault } from "../../../display/fault.tsx";
import { ChangesList } from "../changes-list.tsx";
import { FindingsList } from "../findings-list.tsx";
import { useCheck } from "../steps/use-check.ts";
import styles from "./past-differences.module.css";

/**
 * The changes that publishing an earlier edition again would make. They load when opened, because a check takes the
 * server a second.
 */
export function PastDifferences({ editionId }: { editionId: string }): ReactElement {
  const { found, isUnderWay, error, run } = useCheck<null>(editionId);
  return (
    <details
      className={styles.past}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && found === null && !isUnderWay) void run(null);
      }}
    >
      <summary>Changes if published again</summary>
      <p role="status">{isUnderWay && "Comparing with the published values…"}</p>
      <Fault message={error} />
      {found !== null && found.findings.faults.length > 0 && <FindingsList findings={found.findings} />}
      {found?.findings.faults.length === 0 && <ChangesList changes={found.findings.changes} />}
    </details>
  );
}

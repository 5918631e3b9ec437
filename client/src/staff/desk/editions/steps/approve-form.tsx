import { type ReactElement, useId, useState } from "react";
import type { ApprovalReply } from "../../../../api/types.ts";
import actions from "../../../../components/actions.module.css";
import controls from "../../../staff-controls.module.css";
import { indianMoment, readIndianMoment } from "../india-time.ts";
import styles from "./edition-steps.module.css";
import { useSettled } from "./use-settled.ts";

/**
 * Approves a proposal, to be published now or at a time in India; or says why this member cannot. `approval` is the
 * effect of the approval, null until the check has returned. Approving needs `isCompared`; the result of the check is
 * at `outcomeId`.
 */
export function ApproveForm({
  approval,
  isCompared,
  outcomeId,
  isUnderWay,
  onApprove,
}: {
  approval: ApprovalReply | null;
  isCompared: boolean;
  outcomeId: string;
  isUnderWay: boolean;
  onApprove: (publishAt: string | null) => void;
}): ReactElement {
  const [isLater, setLater] = useState(false);
  const [day, setDay] = useState("");
  const [clock, setClock] = useState("09:00");
  const [fault, setFault] = useState<string | null>(null);
  const faultId = useId();
  const { hasSettled, restart } = useSettled(isCompared);
  if (approval?.refusal) return <p className={styles.notice}>{approval.refusal}</p>;

  function approve(): void {
    const read = isLater ? readIndianMoment(day, clock, new Date()) : { moment: null };
    setFault("fault" in read ? read.fault : null);
    if ("moment" in read) onApprove(read.moment);
  }

  const planned = readIndianMoment(day, clock, new Date());
  const notice = approvalNotice(approval?.verdict ?? null);
  return (
    <form
      className={styles.approve}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!hasSettled) restart();
        else if (!isUnderWay) approve();
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter" && event.repeat) event.preventDefault();
      }}
    >
      <fieldset>
        <legend>Publish</legend>
        <label>
          <input type="radio" name="when" checked={!isLater} onChange={() => setLater(false)} />
          now
        </label>
        <label>
          <input type="radio" name="when" checked={isLater} onChange={() => setLater(true)} />
          at a set time in India
        </label>
      </fieldset>
      {isLater && (
        <div className={styles.moment}>
          <label>
            Day in India
            <input
              className={controls.compact}
              type="date"
              value={day}
              aria-invalid={fault !== null}
              aria-describedby={faultId}
              onChange={({ target }) => setDay(target.value)}
            />
          </label>
          <label>
            Time (IST)
            <input
              className={controls.compact}
              type="time"
              value={clock}
              aria-describedby={faultId}
              onChange={({ target }) => setClock(target.value)}
            />
          </label>
          <p>{"moment" in planned && indianMoment(planned.moment)}</p>
        </div>
      )}
      <p className={styles.fault} id={faultId} role="alert">
        {fault}
      </p>
      {notice !== null && <p className={styles.notice}>{notice}</p>}
      {/* Not `disabled`: keyboard users find it while it waits, hear the reason, and keep the focus on it. */}
      <button
        className={`${actions.button} ${actions.small}`}
        type="submit"
        aria-disabled={!hasSettled}
        aria-describedby={outcomeId}
      >
        {labelOf(isUnderWay, isLater, approval?.verdict === "in part")}
      </button>
    </form>
  );
}

function labelOf(isUnderWay: boolean, isLater: boolean, isInPart: boolean): string {
  if (isUnderWay) return "Approving…";
  if (isInPart) return "Approve what others entered";
  return isLater ? "Approve and schedule" : "Approve and publish now";
}

/** The message before an approval that covers the member's own work or does not publish yet; null otherwise. */
export function approvalNotice(verdict: ApprovalReply["verdict"]): string | null {
  switch (verdict) {
    case "alone":
      return "You are the only member who may approve, so you may approve your own work. This is recorded.";
    case "in part":
      return "This approves what others entered. Another member must approve what you entered before it is published.";
    case "complete":
    case null:
      return null;
  }
}

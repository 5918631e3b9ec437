import { type ReactElement, useState } from "react";
import type { ManagedMember } from "../../../api/types.ts";
import { ConfirmDialog } from "../../display/confirm-dialog.tsx";
import { Moment } from "../../display/moment.tsx";
import { useSession } from "../../session/session.tsx";
import controls from "../../staff-controls.module.css";
import styles from "./members.module.css";
import { type Change, Permissions } from "./permissions.tsx";

type Step = { step: string; label: string; question: string; explains: string; confirm: string };

const NEW_PASSWORD_STEP: Step = {
  step: "first-access",
  label: "New temporary password",
  confirm: "Create temporary password",
  question: "Create a new temporary password for",
  explains:
    "For a forgotten password, a lost phone or a lost passkey. This replaces the current password, removes the second factors and ends all sessions.",
};
const END: Step = {
  step: "end",
  label: "Disable the account",
  confirm: "Disable it",
  question: "Disable the account of",
  explains:
    "The member is signed out at once, cannot sign in again and loses all permissions. Their work stays.",
};
const RESTORE: Step = {
  step: "restore",
  label: "Restore",
  confirm: "Restore it",
  question: "Restore the account of",
  explains: "The member can sign in as before, without permissions.",
};

/** One member: dates, permissions, and an administrator's actions. Nobody can change their own account here. */
export function MemberCard({ member, onChange }: { member: ManagedMember; onChange: Change }): ReactElement {
  const [asked, setAsked] = useState<Step | null>(null);
  const { name, username, endedAt } = member;
  const isThis = username === useSession().auth.member?.username;
  const called = name || username;
  const steps = endedAt === null ? [NEW_PASSWORD_STEP, END] : [RESTORE];
  return (
    <article className={styles.card} aria-label={called}>
      <div>
        <h2>
          {called} {isThis && <span className={styles.note}>(you)</span>}
        </h2>
        {name !== "" && <p className={styles.note}>{username}</p>}
        <State member={member} />
      </div>
      {endedAt === null && <Permissions member={member} isThis={isThis} onChange={onChange} />}
      {!isThis && (
        <div className={styles.steps}>
          {steps.map((step) => (
            <button
              className={controls.lineButton}
              type="button"
              key={step.step}
              onClick={() => setAsked(step)}
            >
              {step.label}
            </button>
          ))}
        </div>
      )}
      {asked !== null && (
        <ConfirmDialog
          title={`${asked.question} ${called}?`}
          confirm={asked.confirm}
          onConfirm={() => void onChange(member, asked.step)}
          onClose={() => setAsked(null)}
        >
          <p>{asked.explains}</p>
        </ConfirmDialog>
      )}
    </article>
  );
}

function State({
  member: { addedAt, endedAt, lastSeenAt, hasFactor, waitsForFirstSignIn },
}: {
  member: ManagedMember;
}): ReactElement {
  return (
    <ul className={styles.state}>
      {endedAt !== null && (
        <li>
          <strong>Disabled</strong> <Moment iso={endedAt} />
        </li>
      )}
      <li>
        Added <Moment iso={addedAt} />
      </li>
      {lastSeenAt !== null && (
        <li>
          Last seen <Moment iso={lastSeenAt} />
        </li>
      )}
      {waitsForFirstSignIn && <li>Has not used the temporary password yet</li>}
      <li>{hasFactor ? "Has a second factor" : "Has no second factor"}</li>
    </ul>
  );
}

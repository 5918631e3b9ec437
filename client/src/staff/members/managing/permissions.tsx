import type { ReactElement } from "react";
import type { ManagedMember, Permission, PermissionReply } from "../../../api/types.ts";
import { Moment } from "../../display/moment.tsx";
import controls from "../../staff-controls.module.css";
import styles from "./members.module.css";

/** Run an action on a member, by the last part of its address. */
export type Change = (member: ManagedMember, step: string, body?: object) => Promise<void>;

/** Each permission in words. */
export const PERMISSIONS: Record<Permission, string> = {
  approve: "Approves what others entered",
  manage: "Manages members",
};

/** The permissions of a member, each with the button that changes it. */
export function Permissions({ member, onChange }: { member: ManagedMember; onChange: Change }): ReactElement {
  return (
    <ul className={styles.permissions}>
      {(Object.keys(PERMISSIONS) as Permission[]).map((name) => {
        const granted = member.permissions.find(({ permission }) => permission === name);
        return (
          <li key={name}>
            <div>
              <p>{PERMISSIONS[name]}</p>
              <p className={styles.note}>
                <Standing granted={granted} />
              </p>
            </div>
            {!member.isThis && (
              <PermissionSteps name={name} granted={granted} member={member} onChange={onChange} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Standing({ granted }: { granted: PermissionReply | undefined }): ReactElement {
  if (granted === undefined) return <>No</>;
  const { works, worksFrom, grantedBy } = granted;
  const by = grantedBy === null ? "" : `, given by ${grantedBy}`;
  if (works) return <>Yes{by}</>;
  return (
    <>
      <strong>Waits</strong>
      {worksFrom !== null && (
        <>
          {" "}
          until <Moment iso={worksFrom} />
        </>
      )}
      {by}
    </>
  );
}

function PermissionSteps({
  name,
  granted,
  member,
  onChange,
}: {
  name: Permission;
  granted: PermissionReply | undefined;
  member: ManagedMember;
  onChange: Change;
}): ReactElement {
  const what = `${PERMISSIONS[name]}: ${member.name || member.username}`;
  const set = (isGranted: boolean): void =>
    void onChange(member, "permissions", { permission: name, granted: isGranted });
  return (
    <div className={styles.steps}>
      {granted?.mayConfirm && (
        <button
          className={controls.lineButton}
          type="button"
          aria-label={`Confirm now. ${what}`}
          onClick={() => void onChange(member, "confirm", { permission: name })}
        >
          Confirm now
        </button>
      )}
      <button
        className={controls.lineButton}
        type="button"
        aria-label={`${granted === undefined ? "Give" : "Take back"}. ${what}`}
        onClick={() => set(granted === undefined)}
      >
        {granted === undefined ? "Give" : "Take back"}
      </button>
    </div>
  );
}

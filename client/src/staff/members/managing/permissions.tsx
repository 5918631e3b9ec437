import type { ReactElement } from "react";
import type { ManagedMember, Permission } from "../../../api/types.ts";
import controls from "../../staff-controls.module.css";
import styles from "./members.module.css";

/** Run an action on a member, by the last part of its address. */
export type Change = (member: ManagedMember, step: string, body?: object) => Promise<void>;

/** Each permission in words. */
export const PERMISSIONS: Record<Permission, string> = {
  approve: "May approve other members' changes",
  manage: "May manage members",
};

/** The permissions of a member, each with the button that changes it; nobody changes their own. */
export function Permissions({
  member,
  isThis,
  onChange,
}: {
  member: ManagedMember;
  isThis: boolean;
  onChange: Change;
}): ReactElement {
  return (
    <ul className={styles.permissions}>
      {(Object.keys(PERMISSIONS) as Permission[]).map((permission) => {
        const isGranted = member.permissions.includes(permission);
        const action = isGranted ? "Remove" : "Give";
        return (
          <li key={permission}>
            <div>
              <p>{PERMISSIONS[permission]}</p>
              <p className={styles.note}>{isGranted ? "Yes" : "No"}</p>
            </div>
            {!isThis && (
              <button
                className={controls.lineButton}
                type="button"
                aria-label={`${action}. ${PERMISSIONS[permission]}: ${member.name || member.username}`}
                onClick={() => void onChange(member, "permissions", { permission, granted: !isGranted })}
              >
                {action}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

import { type ReactElement, useState } from "react";
import type { Permission, TemporaryPasswordReply } from "../../../api/types.ts";
import entry from "../../fields/entry.module.css";
import { EntryField } from "../../fields/entry-field.tsx";
import { EntryForm, type Refusal } from "../../fields/entry-form.tsx";
import { useSession } from "../../session/session.tsx";
import controls from "../../staff-controls.module.css";
import styles from "./members.module.css";
import { PERMISSIONS } from "./permissions.tsx";

const LONGEST_NAME = 80;

/** Adds a member. `onAdded` gets the temporary password, which is shown once. */
export function AddMember({
  onAdded,
}: {
  onAdded: (temporary: TemporaryPasswordReply) => void;
}): ReactElement {
  const { ask } = useSession();
  const [isOpen, setOpen] = useState(false);

  async function add(fields: FormData): Promise<Refusal> {
    const reply = await ask<TemporaryPasswordReply>("POST", "/api/members", {
      username: fields.get("username"),
      name: fields.get("name"),
      permissions: fields.getAll("permissions"),
    });
    if (!reply.ok) return reply;
    setOpen(false);
    onAdded(reply.data);
    return null;
  }

  if (!isOpen) {
    return (
      <button className={controls.lineButton} type="button" onClick={() => setOpen(true)}>
        Add a member
      </button>
    );
  }
  return (
    <section className={styles.adding} aria-labelledby="add-member">
      <h2 id="add-member">Add a member</h2>
      <EntryForm submit="Add" takesFocus onSubmit={add}>
        <EntryField label="Name" name="name" maxLength={LONGEST_NAME} autoCapitalize="words" />
        <EntryField label="E-mail address" name="username" type="email" inputMode="email" />
        <fieldset className={styles.choices}>
          <legend>Permissions</legend>
          {(Object.keys(PERMISSIONS) as Permission[]).map((permission) => (
            <label className={entry.choice} key={permission}>
              <input type="checkbox" name="permissions" value={permission} />
              {PERMISSIONS[permission]}
            </label>
          ))}
        </fieldset>
      </EntryForm>
      <button className={controls.lineButton} type="button" onClick={() => setOpen(false)}>
        Cancel
      </button>
    </section>
  );
}

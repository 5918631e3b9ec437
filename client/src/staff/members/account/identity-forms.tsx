import type { ReactElement } from "react";
import type { MemberReply } from "../../../api/types.ts";
import { EntryField, NewPasswordField } from "../../fields/entry-field.tsx";
import { EntryForm } from "../../fields/entry-form.tsx";
import { useSession } from "../../session/session.tsx";

const LONGEST_NAME = 80;

/** The name in the top bar. */
export function NameForm(): ReactElement {
  const { auth, ask, welcome } = useSession();
  return (
    <EntryForm
      submit="Save the name"
      isQuiet
      done="Saved."
      onSubmit={async (fields) => {
        const reply = await ask<MemberReply>("POST", "/api/account/name", { name: fields.get("name") });
        if (!reply.ok) return reply;
        welcome(reply.data);
        return null;
      }}
    >
      <EntryField
        label="Your name"
        name="name"
        defaultValue={auth.member?.name}
        maxLength={LONGEST_NAME}
        autoComplete="name"
        autoCapitalize="words"
      />
    </EntryForm>
  );
}

/** The form for a new password; it asks for the current one. */
export function PasswordForm({ onChanged }: { onChanged: () => void }): ReactElement {
  const { ask } = useSession();
  return (
    <EntryForm
      submit="Change the password"
      isQuiet
      done="Changed. Other browsers are signed out."
      onSubmit={async (fields) => {
        const { oldPassword, newPassword } = Object.fromEntries(fields);
        const reply = await ask("POST", "/api/account/password", { oldPassword, newPassword });
        if (!reply.ok) return reply;
        onChanged();
        return null;
      }}
    >
      <EntryField
        label="Current password"
        name="oldPassword"
        type="password"
        autoComplete="current-password"
      />
      <NewPasswordField label="New password" name="newPassword" />
    </EntryForm>
  );
}

import type { ReactElement } from "react";
import { EntryField } from "../../fields/entry-field.tsx";
import { EntryForm } from "../../fields/entry-form.tsx";
import type { SignIn } from "./use-sign-in.ts";

/** E-mail and password, with the server's message under the form. */
export function PasswordStep({ signIn: { message, take } }: { signIn: SignIn }): ReactElement {
  return (
    <>
      <h1>Admin Login</h1>
      <EntryForm
        submit="Login"
        takesFocus
        message={message}
        onSubmit={(fields) =>
          take("/api/login", { username: fields.get("username"), password: fields.get("password") })
        }
      >
        <EntryField
          label="Username"
          name="username"
          inputMode="email"
          autoComplete="username"
          placeholder="Email"
        />
        <EntryField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          placeholder="Password"
        />
      </EntryForm>
    </>
  );
}

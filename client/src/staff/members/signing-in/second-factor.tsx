import { type ReactElement, useState } from "react";
import type { MemberReply, NextStepReply } from "../../../api/types.ts";
import actions from "../../../components/actions.module.css";
import { Fault } from "../../display/fault.tsx";
import { CodeField } from "../../fields/entry-field.tsx";
import { EntryForm, sentenceOf } from "../../fields/entry-form.tsx";
import { signByPasskey } from "../../session/proof/passkey.ts";
import styles from "./login-page.module.css";
import type { SignIn } from "./use-sign-in.ts";

/** The second factor: a passkey if the member has one, or any kind of code in one field. */
export function SecondFactor({ signIn: { next, post, take, goOn } }: { signIn: SignIn }): ReactElement {
  const [fault, setFault] = useState<string | null>(null);
  const methods = next?.methods ?? [];
  const hasApp = methods.includes("totp");

  async function byPasskey(): Promise<void> {
    setFault(null);
    const reply = await signByPasskey<MemberReply | NextStepReply>(
      post,
      "/api/login/passkey/options",
      "/api/login/passkey",
    );
    if (reply.ok) goOn(reply.data);
    else setFault(sentenceOf(reply));
  }

  return (
    <>
      {methods.includes("passkey") && (
        <div className={styles.way}>
          <button className={actions.button} type="button" onClick={() => void byPasskey()}>
            Use a passkey
          </button>
          <Fault message={fault} />
        </div>
      )}
      <EntryForm
        submit="Continue"
        isQuiet={methods.includes("passkey")}
        onSubmit={(fields) => take("/api/login/code", { code: fields.get("code") })}
      >
        <CodeField
          label={hasApp ? "Code of your authenticator app" : "Recovery code"}
          hint={hasApp ? "Six digits." : "One of your ten recovery codes."}
          isAny
        />
      </EntryForm>
      <details className={styles.lost}>
        <summary>{hasApp ? "I lost my phone" : "I lost my passkey"}</summary>
        <p>
          Enter one of your ten recovery codes in the field above. If you do not have them, ask an
          administrator for a temporary password: with it you set up a new second factor.
        </p>
      </details>
    </>
  );
}

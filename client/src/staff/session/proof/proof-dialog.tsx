import { type ReactElement, useEffect, useRef, useState } from "react";
import type { Ask } from "../../../api/request-json.ts";
import type { AccountReply } from "../../../api/types.ts";
import { Fault } from "../../display/fault.tsx";
import { Modal } from "../../display/modal.tsx";
import { EntryField } from "../../fields/entry-field.tsx";
import { EntryForm, type Refusal, sentenceOf } from "../../fields/entry-form.tsx";
import controls from "../../staff-controls.module.css";
import { signByPasskey } from "./passkey.ts";
import styles from "./proof-dialog.module.css";

/**
 * Asks for the password again or, if there is one, a passkey. `settle` gets whether it was given; closing the dialog
 * means no.
 */
export function ProofDialog({ ask, settle }: { ask: Ask; settle: (isGiven: boolean) => void }): ReactElement {
  const body = useRef<HTMLDivElement>(null);
  const [hasPasskey, setHasPasskey] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  useEffect(() => {
    body.current?.querySelector("input")?.focus();
    void ask<AccountReply>("GET", "/api/account").then((reply) =>
      setHasPasskey(reply.ok && reply.data.passkeys.length > 0),
    );
  }, [ask]);

  async function byPassword(fields: FormData): Promise<Refusal> {
    const reply = await ask("POST", "/api/account/proof", { password: fields.get("password") });
    if (!reply.ok) return reply;
    settle(true);
    return null;
  }

  async function byPasskey(): Promise<void> {
    setFault(null);
    const reply = await signByPasskey(
      (path, sent) => ask("POST", path, sent),
      "/api/account/proof/options",
      "/api/account/proof/passkey",
    );
    if (reply.ok) settle(true);
    else setFault(sentenceOf(reply));
  }

  return (
    <Modal title="Is it you?" place="middle" onClose={() => settle(false)}>
      <div className={styles.ways} ref={body}>
        <p>Confirm your identity to go on.</p>
        <EntryForm submit="Continue" onSubmit={byPassword}>
          <EntryField label="Your password" name="password" type="password" autoComplete="current-password" />
        </EntryForm>
        {hasPasskey && (
          <>
            <button className={controls.lineButton} type="button" onClick={() => void byPasskey()}>
              Use a passkey instead
            </button>
            <Fault message={fault} />
          </>
        )}
      </div>
    </Modal>
  );
}

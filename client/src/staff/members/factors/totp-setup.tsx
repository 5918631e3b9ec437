import { type ReactElement, useState } from "react";
import type { NewTotpReply, RecoveryCodesReply } from "../../../api/types.ts";
import { CodeField } from "../../fields/entry-field.tsx";
import { EntryForm, type Refusal } from "../../fields/entry-form.tsx";
import type { FactorPlace } from "./factor-place.ts";
import styles from "./factors.module.css";

/** Sets up an authenticator app: the app reads the QR code, and a code of the app proves it. */
export function TotpSetup<Set extends RecoveryCodesReply>({
  place: { post, base, onSet },
}: {
  place: FactorPlace<Set>;
}): ReactElement {
  const [setup, setSetup] = useState<NewTotpReply | null>(null);

  async function begin(): Promise<Refusal> {
    const reply = await post<NewTotpReply>(`${base}/totp`);
    if (!reply.ok) return reply;
    setSetup(reply.data);
    return null;
  }

  async function confirm(fields: FormData): Promise<Refusal> {
    const reply = await post<Set>(`${base}/totp/confirm`, { code: fields.get("code") });
    if (!reply.ok) return reply;
    onSet(reply.data);
    return null;
  }

  if (setup === null) {
    return (
      <EntryForm submit="Show the QR code" key="begin" onSubmit={begin}>
        <p>
          The app on your phone shows six digits, which change every 30 seconds. Each sign-in asks for them.
        </p>
      </EntryForm>
    );
  }
  return (
    <EntryForm submit="Set up the app" key="confirm" takesFocus onSubmit={confirm}>
      <p>Scan this with the app, or type this key into the app:</p>
      <svg
        className={styles.qr}
        viewBox={`0 0 ${setup.qr.size} ${setup.qr.size}`}
        role="img"
        aria-label="QR code"
      >
        <rect width="100%" height="100%" fill="white" />
        <path d={setup.qr.path} fill="black" />
      </svg>
      <p className={styles.secret}>
        <code>{setup.secret}</code>
      </p>
      <CodeField label="The six digits in the app now" />
    </EntryForm>
  );
}

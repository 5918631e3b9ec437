import { type ReactElement, useState } from "react";
import type { AccountReply, RecoveryCodesReply } from "../../../api/types.ts";
import { Fault } from "../../display/fault.tsx";
import { useSession } from "../../session/session.tsx";
import controls from "../../staff-controls.module.css";
import { PasskeySetup } from "../factors/passkey-setup.tsx";
import { RecoveryCodes } from "../factors/recovery-codes.tsx";
import { TotpSetup } from "../factors/totp-setup.tsx";
import styles from "./account.module.css";
import { FactorList } from "./factor-list.tsx";

const RECOVERY_CODES = 10;

/** The member's passkeys, authenticator app and recovery codes. */
export function SecondFactors({
  account,
  onChanged,
}: {
  account: AccountReply;
  onChanged: () => void;
}): ReactElement {
  const { ask } = useSession();
  const [adding, setAdding] = useState<"passkey" | "totp" | null>(null);
  const [codes, setCodes] = useState<string[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  const hasFactor = account.hasTotp || account.passkeys.length > 0;

  function take({ recoveryCodes }: RecoveryCodesReply): void {
    setAdding(null);
    setCodes(recoveryCodes);
    onChanged();
  }

  async function change(path: string): Promise<void> {
    const reply = await ask<RecoveryCodesReply | null>("POST", `/api/account/${path}`);
    setFault(reply.ok ? null : reply.message);
    if (reply.ok) take(reply.data ?? { recoveryCodes: [] });
  }

  if (codes.length > 0) {
    return (
      <>
        <h3>Your recovery codes</h3>
        <RecoveryCodes codes={codes} onSaved={() => setCodes([])} />
      </>
    );
  }
  const place = {
    post: <Data,>(path: string, body?: object) => ask<Data>("POST", path, body),
    base: "/api/account",
    onSet: take,
  } as const;
  return (
    <>
      <FactorList account={account} onRemove={(path) => void change(path)} />
      {hasFactor && (
        <div className={styles.line}>
          <p>
            {account.recoveryCodesLeft} of {RECOVERY_CODES} recovery codes are left. New ones replace them at
            once.
          </p>
          <button className={controls.lineButton} type="button" onClick={() => void change("recovery-codes")}>
            Make ten new codes
          </button>
        </div>
      )}
      <Fault message={fault} />
      {adding === null ? (
        <div className={styles.ways}>
          <button className={controls.lineButton} type="button" onClick={() => setAdding("passkey")}>
            Add a passkey
          </button>
          <button className={controls.lineButton} type="button" onClick={() => setAdding("totp")}>
            {account.hasTotp ? "Set up another authenticator app" : "Set up an authenticator app"}
          </button>
        </div>
      ) : (
        <div className={styles.adding}>
          {adding === "passkey" ? <PasskeySetup place={place} /> : <TotpSetup place={place} />}
          <button className={controls.lineButton} type="button" onClick={() => setAdding(null)}>
            Cancel
          </button>
        </div>
      )}
    </>
  );
}

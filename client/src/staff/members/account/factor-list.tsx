import { type ReactElement, useState } from "react";
import type { AccountReply } from "../../../api/types.ts";
import { ConfirmDialog } from "../../display/confirm-dialog.tsx";
import { Moment } from "../../display/moment.tsx";
import controls from "../../staff-controls.module.css";
import styles from "./account.module.css";

type Removal = { what: string; path: string };

/** The member's second factors; removing one asks first. `onRemove` gets the path below the account. */
export function FactorList({
  account: { passkeys, hasTotp },
  onRemove,
}: {
  account: AccountReply;
  onRemove: (path: string) => void;
}): ReactElement {
  const [removal, setRemoval] = useState<Removal | null>(null);
  if (!hasTotp && passkeys.length === 0)
    return <p>You have no second factor: your password alone signs you in.</p>;
  return (
    <>
      <ul className={styles.list}>
        {passkeys.map(({ id, name, addedAt, lastUsedAt }) => (
          <li className={styles.line} key={id}>
            <div>
              <p>Passkey {name}</p>
              <p className={styles.note}>
                Added <Moment iso={addedAt} />,{" "}
                {lastUsedAt === null ? (
                  "not used yet"
                ) : (
                  <>
                    last used <Moment iso={lastUsedAt} />
                  </>
                )}
              </p>
            </div>
            <Remove
              removal={{ what: `the passkey ${name}`, path: `passkeys/${id}/remove` }}
              onPress={setRemoval}
            />
          </li>
        ))}
        {hasTotp && (
          <li className={styles.line}>
            <p>Authenticator app</p>
            <Remove removal={{ what: "the authenticator app", path: "totp/remove" }} onPress={setRemoval} />
          </li>
        )}
      </ul>
      {removal !== null && (
        <ConfirmDialog
          title={`Remove ${removal.what}?`}
          confirm="Remove it"
          onConfirm={() => onRemove(removal.path)}
          onClose={() => setRemoval(null)}
        >
          <p>
            You will no longer be able to sign in with it. If mail is set up, you will get a mail about this.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

function Remove({
  removal,
  onPress,
}: {
  removal: Removal;
  onPress: (removal: Removal) => void;
}): ReactElement {
  return (
    <button
      className={controls.lineButton}
      type="button"
      aria-label={`Remove ${removal.what}`}
      onClick={() => onPress(removal)}
    >
      Remove
    </button>
  );
}

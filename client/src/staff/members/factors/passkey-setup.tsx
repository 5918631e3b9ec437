import type { ReactElement } from "react";
import type { RecoveryCodesReply } from "../../../api/types.ts";
import { EntryField } from "../../fields/entry-field.tsx";
import { EntryForm } from "../../fields/entry-form.tsx";
import { makePasskey } from "../../session/proof/passkey.ts";
import type { FactorPlace } from "./factor-place.ts";

const LONGEST_NAME = 80;

/** Adds a passkey of this device under a name that the member chooses. */
export function PasskeySetup<Set extends RecoveryCodesReply>({
  place: { post, base, onSet },
}: {
  place: FactorPlace<Set>;
}): ReactElement {
  return (
    <EntryForm
      submit="Add a passkey"
      onSubmit={async (fields) => {
        const name = String(fields.get("name"));
        const reply = await makePasskey<Set>(post, `${base}/passkeys/options`, `${base}/passkeys`, name);
        if (!reply.ok) return reply;
        onSet(reply.data);
        return null;
      }}
    >
      <p>
        Your device asks for fingerprint, face or PIN. You type nothing, so a fake page cannot steal it from
        you.
      </p>
      <EntryField
        label="Name of this device"
        name="name"
        placeholder="Office laptop"
        maxLength={LONGEST_NAME}
        autoCapitalize="sentences"
      />
    </EntryForm>
  );
}

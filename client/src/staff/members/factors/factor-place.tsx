import type { ReactElement } from "react";
import type { NewFactor, RecoveryCodesReply } from "../../../api/types.ts";
import { EntryField } from "../../entry/entry-field.tsx";
import type { Post } from "../../session/proof/passkey.ts";

/** Where a factor is set up: in the sign-in or in one's own account, which answer alike below `base`. */
export type FactorPlace<Set extends RecoveryCodesReply> = {
  post: Post;
  base: "/api/login" | "/api/account";
  /** Whether the first factor of an account is set up by somebody who is signed in, which a password alone never does. */
  asksForCode: boolean;
  onSet: (reply: Set) => void;
};

/** The code that a manager hands out. */
export function OneTimeCodeField(): ReactElement {
  return (
    <EntryField
      label="One-time code"
      name="oneTimeCode"
      hint="From a colleague who manages members. The first factor of an account needs it."
    />
  );
}

/** The one-time code among the fields of a form, as the server takes it: in an object, which is empty without one. */
export function codeIn(fields: FormData): NewFactor {
  const code = fields.get("oneTimeCode");
  return code === null ? {} : { oneTimeCode: String(code) };
}

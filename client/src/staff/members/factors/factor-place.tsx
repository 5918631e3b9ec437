import type { ReactElement } from "react";
import type { NewFactor, RecoveryCodesReply } from "../../../api/types.ts";
import { EntryField } from "../../entry/entry-field.tsx";
import type { Post } from "../../session/proof/passkey.ts";

/** Where a factor is set up: in the sign-in or in the account. Both have the same API below `base`. */
export type FactorPlace<Set extends RecoveryCodesReply> = {
  post: Post;
  base: "/api/login" | "/api/account";
  /** Whether a signed-in member sets up the first factor, which needs a one-time code as well. */
  asksForCode: boolean;
  onSet: (reply: Set) => void;
};

/** The field for the one-time code of a manager. */
export function OneTimeCodeField(): ReactElement {
  return (
    <EntryField
      label="One-time code"
      name="oneTimeCode"
      hint="Ask a colleague who manages members for it. The first second factor of an account needs it."
    />
  );
}

/** The one-time code of a form as a request body; an empty object without one. */
export function codeIn(fields: FormData): NewFactor {
  const code = fields.get("oneTimeCode");
  return code === null ? {} : { oneTimeCode: String(code) };
}

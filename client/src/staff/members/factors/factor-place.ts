import type { RecoveryCodesReply } from "../../../api/types.ts";
import type { Post } from "../../session/proof/passkey.ts";

/** Where a factor is set up: in the sign-in or in the account. Both have the same API below `base`. */
export type FactorPlace<Set extends RecoveryCodesReply> = {
  post: Post;
  base: "/api/login" | "/api/account";
  onSet: (reply: Set) => void;
};

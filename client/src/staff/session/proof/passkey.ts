import type { JsonReply } from "../../../api/request-json.ts";
import type { PasskeyOptionsReply } from "../../../api/types.ts";

/** Sends a request of a passkey step, during sign-in or in a session. */
export type Post = <Data extends object>(path: string, body?: object) => Promise<JsonReply<Data>>;

type DescriptorJson = { id: string };

const UNKNOWN_HERE = "This browser does not support passkeys. Please use another way.";
const BROKEN_OFF = "No passkey was used: the dialog was closed or took too long. Please try again.";
const ALREADY_THERE = "This device already has a passkey of this account.";

/**
 * Sign with a passkey: get options from `optionsPath`, send the answer to `path`. Never throws: an unused passkey
 * becomes a refusal with status 0 and our message.
 *
 * Bytes are converted to and from base64url here, because browsers can do so only since Chrome 129 and Safari 18.4.
 */
export async function signByPasskey<Data extends object>(
  post: Post,
  optionsPath: string,
  path: string,
): Promise<JsonReply<Data>> {
  const asked = await post<PasskeyOptionsReply>(optionsPath);
  if (!asked.ok) return asked;
  const {
    challenge,
    allowCredentials = [],
    ...rest
  } = asked.data.publicKey as unknown as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = {
    ...rest,
    challenge: bytesOf(challenge),
    allowCredentials: allowCredentials.map(withBytes),
  };
  const used = await use(
    () => navigator.credentials.get({ publicKey } as unknown as CredentialRequestOptions),
    (response) => {
      const { authenticatorData, signature, userHandle } = response as AuthenticatorAssertionResponse;
      return {
        authenticatorData: textOf(authenticatorData),
        signature: textOf(signature),
        userHandle: userHandle && textOf(userHandle),
      };
    },
  );
  return "credential" in used ? post<Data>(path, used) : used;
}

/** Create a passkey with this name, in the same way. */
export async function makePasskey<Data extends object>(
  post: Post,
  optionsPath: string,
  path: string,
  name: string,
): Promise<JsonReply<Data>> {
  const asked = await post<PasskeyOptionsReply>(optionsPath);
  if (!asked.ok) return asked;
  const {
    challenge,
    user,
    excludeCredentials = [],
    ...rest
  } = asked.data.publicKey as unknown as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = {
    ...rest,
    challenge: bytesOf(challenge),
    user: withBytes(user),
    excludeCredentials: excludeCredentials.map(withBytes),
  };
  const used = await use(
    () => navigator.credentials.create({ publicKey } as unknown as CredentialCreationOptions),
    (response) => {
      const made = response as AuthenticatorAttestationResponse;
      return { attestationObject: textOf(made.attestationObject), transports: made.getTransports() };
    },
  );
  return "credential" in used ? post<Data>(path, { name, ...used }) : used;
}

async function use(
  ask: () => Promise<Credential | null>,
  partsOf: (response: AuthenticatorResponse) => object,
): Promise<{ credential: object } | JsonReply<never>> {
  if (!("PublicKeyCredential" in window)) return refusal(UNKNOWN_HERE);
  try {
    const { id, rawId, type, response } = (await ask()) as PublicKeyCredential;
    const parts = { clientDataJSON: textOf(response.clientDataJSON), ...partsOf(response) };
    return { credential: { id, rawId: textOf(rawId), type, response: parts, clientExtensionResults: {} } };
  } catch (error) {
    // By the standard an authenticator that already holds a key of the account answers InvalidStateError.
    return refusal((error as Error).name === "InvalidStateError" ? ALREADY_THERE : BROKEN_OFF);
  }
}

function refusal(message: string): JsonReply<never> {
  return { ok: false, status: 0, message, errors: {}, text: "" };
}

function withBytes<Json extends DescriptorJson>(json: Json): object {
  return { ...json, id: bytesOf(json.id) };
}

function bytesOf(base64Url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64Url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
}

function textOf(bytes: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

import { type ReactElement, type ReactNode, useEffect, useRef } from "react";
import type { FactorSetReply } from "../../../api/types.ts";
import { NewPasswordField } from "../../fields/entry-field.tsx";
import { EntryForm } from "../../fields/entry-form.tsx";
import controls from "../../staff-controls.module.css";
import type { FactorPlace } from "../factors/factor-place.ts";
import { PasskeySetup } from "../factors/passkey-setup.tsx";
import { RecoveryCodes } from "../factors/recovery-codes.tsx";
import { TotpSetup } from "../factors/totp-setup.tsx";
import styles from "./login-page.module.css";
import { SecondFactor } from "./second-factor.tsx";
import type { SignIn } from "./use-sign-in.ts";

/** The steps of a sign-in after the password, with a button back to the start. */
export function SignInStep({ signIn }: { signIn: SignIn }): ReactElement {
  return (
    <>
      <StepView signIn={signIn} />
      {signIn.codes === null && (
        <button
          className={`${controls.lineButton} ${styles.again}`}
          type="button"
          onClick={signIn.startAgain}
        >
          Start again
        </button>
      )}
    </>
  );
}

function StepView({ signIn }: { signIn: SignIn }): ReactElement {
  const { next, codes, goOn, take } = signIn;
  if (codes !== null) {
    return (
      <Step title="Your recovery codes">
        <RecoveryCodes codes={codes.recoveryCodes} onSaved={() => goOn(codes.signIn)} />
      </Step>
    );
  }
  switch (next?.next) {
    case undefined:
    case "second-factor":
      return (
        <Step title="The second step">
          <SecondFactor signIn={signIn} />
        </Step>
      );
    case "first-factor":
      return (
        <Step title="Set up a second factor">
          <FirstFactor signIn={signIn} />
        </Step>
      );
    case "new-password":
      return (
        <Step title="Choose your own password">
          <EntryForm
            submit="Set password"
            onSubmit={(fields) => take("/api/login/new-password", { password: fields.get("password") })}
          >
            <p>It replaces your temporary password.</p>
            <NewPasswordField label="New password" name="password" />
          </EntryForm>
        </Step>
      );
  }
}

function FirstFactor({ signIn: { post, keepCodes } }: { signIn: SignIn }): ReactElement {
  const place: FactorPlace<FactorSetReply> = {
    post,
    base: "/api/login",
    onSet: keepCodes,
  };
  return (
    <>
      <p>
        From now on, signing in needs more than a password. Choose one of the two; you can add the other
        later.
      </p>
      <h2>A passkey</h2>
      <PasskeySetup place={place} />
      <h2>An authenticator app</h2>
      <TotpSetup place={place} />
    </>
  );
}

/** A step with its heading, which gets the focus, because the previous screen is gone. */
function Step({ title, children }: { title: string; children: ReactNode }): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another step
  useEffect(() => heading.current?.focus(), [title]);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <div className={styles.step} key={title}>
        {children}
      </div>
    </>
  );
}

import type { ReactElement } from "react";
import { useLocation } from "react-router";
import { BrandMark } from "../../../components/brand-mark.tsx";
import { Redirect } from "../../session/redirect.tsx";
import { returnAddress } from "../../session/return-address.ts";
import { useSession } from "../../session/session.tsx";
import { VerifyingScreen } from "../../session/verifying-screen.tsx";
import { usePageTitle } from "../../shared/use-page-title.ts";
import styles from "./login-page.module.css";
import { PasswordStep } from "./password-step.tsx";
import { SignInStep } from "./sign-in-step.tsx";
import { useSignIn } from "./use-sign-in.ts";

/** The sign-in; it opens the address first requested. The browser checks nothing itself. */
export function LoginPage({ brand }: { brand: string }): ReactElement {
  const { isAuthenticated, authChecked } = useSession().auth;
  const { state } = useLocation();
  usePageTitle("Admin Login", brand);
  if (!authChecked) return <VerifyingScreen />;
  if (isAuthenticated) return <Redirect to={returnAddress(state)} />;
  return (
    <main className={styles.screen} id="main" tabIndex={-1}>
      <div className={styles.panel}>
        <p className={styles.brand}>
          <BrandMark />
          {brand}
        </p>
        <Steps />
      </div>
    </main>
  );
}

function Steps(): ReactElement {
  const signIn = useSignIn();
  const { next, codes } = signIn;
  return next === null && codes === null ? <PasswordStep signIn={signIn} /> : <SignInStep signIn={signIn} />;
}

import { type FormEvent, type ReactElement, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import actions from "../../components/actions.module.css";
import { BrandMark } from "../../components/brand-mark.tsx";
import { Icon } from "../../components/icon.tsx";
import { usePageTitle } from "../shared/use-page-title.ts";
import controls from "../staff-controls.module.css";
import styles from "./login-page.module.css";
import { Redirect } from "./redirect.tsx";
import { returnAddress } from "./return-address.ts";
import { useSession } from "./session.tsx";
import { VerifyingScreen } from "./verifying-screen.tsx";

/**
 * The sign-in; it leads to the address first asked for. Nothing is checked in the browser; the server's message stands
 * under the form.
 */
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
        <LoginForm />
      </div>
    </main>
  );
}

function LoginForm(): ReactElement {
  const { auth, signIn } = useSession();
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => username.current?.focus(), []);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (auth.loading) return;
    const fields = new FormData(event.currentTarget);
    await signIn({ username: String(fields.get("username")), password: String(fields.get("password")) });
    password.current?.focus();
    password.current?.select();
  }

  const fault = auth.error === null ? undefined : "login-error";
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-labelledby="login-title">
      <h1 id="login-title">Admin Login</h1>
      <div>
        <label htmlFor="login-username">Username</label>
        <input
          className={controls.input}
          id="login-username"
          ref={username}
          name="username"
          type="text"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="Email"
          aria-describedby={fault}
        />
      </div>
      <div>
        <label htmlFor="login-password">Password</label>
        <input
          className={controls.input}
          id="login-password"
          ref={password}
          name="password"
          type="password"
          autoComplete="current-password"
          placeholder="Password"
          aria-describedby={fault}
        />
      </div>
      <button className={actions.button} type="submit" aria-disabled={auth.loading}>
        Login
      </button>
      <div role="alert">
        {auth.error !== null && (
          <p className={styles.error} id="login-error">
            <Icon name="circle-alert" />
            {auth.error}
          </p>
        )}
      </div>
    </form>
  );
}

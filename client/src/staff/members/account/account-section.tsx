import type { ReactElement, ReactNode } from "react";
import type { AccountReply } from "../../../api/types.ts";
import { LoadFailed, Loading } from "../../display/list-states.tsx";
import { useAnswer } from "../../session/use-answer.ts";
import { SectionHeading } from "../../shared/section-heading.tsx";
import styles from "./account.module.css";
import { Browsers } from "./browsers.tsx";
import { NameForm, PasswordForm } from "./identity-forms.tsx";
import { SecondFactors } from "./second-factors.tsx";

/** The member's own account: name, password, second factors, and open sessions. */
export function AccountSection(): ReactElement {
  const { data, error, refresh } = useAnswer<AccountReply>("/api/account");
  return (
    <>
      <SectionHeading title="Your account">{data?.member.username}</SectionHeading>
      {error !== null && <LoadFailed message={error} onRetry={refresh} />}
      {error === null && data === null && <Loading />}
      {data !== null && (
        <>
          <Part title="Name" note="As colleagues see it.">
            <NameForm />
          </Part>
          <Part title="Password" note="A new password signs you out of every other browser.">
            <PasswordForm onChanged={refresh} />
          </Part>
          <Part
            title="Second factor"
            note={
              data.secondFactorRequired
                ? "You enter it after the password."
                : "When it is set up, you enter it after the password."
            }
          >
            <SecondFactors account={data} onChanged={refresh} />
          </Part>
          <Part title="Browsers" note="Where you are signed in.">
            <Browsers sessions={data.sessions} onChanged={refresh} />
          </Part>
        </>
      )}
    </>
  );
}

function Part({ title, note, children }: { title: string; note: string; children: ReactNode }): ReactElement {
  return (
    <section className={styles.part}>
      <div>
        <h2>{title}</h2>
        <p className={styles.note}>{note}</p>
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

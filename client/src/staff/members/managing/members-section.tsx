import { type ReactElement, useState } from "react";
import type { ManagedMember, MembersReply, TemporaryPasswordReply } from "../../../api/types.ts";
import { Fault } from "../../display/fault.tsx";
import { LoadFailed, Loading } from "../../display/list-states.tsx";
import { useSession } from "../../session/session.tsx";
import { useAnswer } from "../../session/use-answer.ts";
import { SectionHeading } from "../../shared/section-heading.tsx";
import { AddMember } from "./add-member.tsx";
import { MemberCard } from "./member-card.tsx";
import styles from "./members.module.css";
import { TemporaryPassword } from "./temporary-password.tsx";

/** All members with permissions and last sign-in, for administrators; also makes temporary passwords. */
export function MembersSection(): ReactElement {
  const { ask } = useSession();
  const { data, error, refresh } = useAnswer<MembersReply>("/api/members");
  const [temporary, setTemporary] = useState<TemporaryPasswordReply | null>(null);
  const [fault, setFault] = useState<{ of: number; message: string } | null>(null);

  async function change({ id }: ManagedMember, step: string, body?: object): Promise<void> {
    const reply = await ask<TemporaryPasswordReply | null>("POST", `/api/members/${id}/${step}`, body);
    setFault(reply.ok ? null : { of: id, message: reply.message });
    if (!reply.ok) return;
    if (reply.data !== null) setTemporary(reply.data);
    refresh();
  }

  return (
    <>
      <SectionHeading title="Members" />
      {error !== null && <LoadFailed message={error} onRetry={refresh} />}
      {error === null && data === null && <Loading />}
      {data !== null && (
        <div className={styles.members}>
          <AddMember
            onAdded={(added) => {
              setTemporary(added);
              refresh();
            }}
          />
          <ul className={styles.list}>
            {data.members.map((member) => (
              <li key={member.id}>
                <MemberCard member={member} onChange={change} />
                <Fault message={fault?.of === member.id ? fault.message : null} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {temporary !== null && <TemporaryPassword temporary={temporary} onClose={() => setTemporary(null)} />}
    </>
  );
}

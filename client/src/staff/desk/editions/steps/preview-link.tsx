import { type ReactElement, useEffect, useRef, useState } from "react";
import type { EditionReply, PreviewReply } from "../../../../api/types.ts";
import { Icon } from "../../../../components/icon.tsx";
import { Fault } from "../../../display/fault.tsx";
import { useSession } from "../../../session/session.tsx";
import controls from "../../../staff-controls.module.css";
import { indianMoment } from "../india-time.ts";
import type { Track } from "./use-progress.ts";

/**
 * Makes a preview of an edition's saved state, then shows the link to it, which opens in a new tab; also ends all
 * links. `before` saves first, `track` shows progress. A newer state needs a new link.
 */
export function PreviewLink({
  edition: { id, changedAt },
  track,
  before,
}: {
  edition: EditionReply;
  track: Track;
  before?: () => Promise<boolean>;
}): ReactElement {
  const { ask } = useSession();
  const [made, setMade] = useState<PreviewReply | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const preview = made?.savedAt === changedAt ? made : null;
  useEffect(() => {
    if (made !== null) link.current?.focus();
  }, [made]);

  async function make(): Promise<void> {
    if (before !== undefined && !(await before())) return;
    const part = before === undefined ? "" : ", 2 of 2";
    const reply = await track(`Composing the page for its preview${part}…`, () =>
      ask<PreviewReply>("POST", `/api/editions/${id}/preview`, {}),
    );
    setFault(reply.ok ? null : reply.message);
    if (reply.ok) setMade(reply.data);
  }

  async function end(): Promise<void> {
    const reply = await ask("POST", `/api/editions/${id}/preview/end`, {});
    setFault(reply.ok ? null : reply.message);
    if (reply.ok) setMade(null);
  }

  return (
    <>
      {preview === null ? (
        <button className={controls.lineButton} type="button" onClick={() => void make()}>
          <Icon name="eye" />
          Preview
        </button>
      ) : (
        <>
          <a className={controls.lineButton} href={preview.address} target="_blank" rel="noopener" ref={link}>
            <Icon name="eye" />
            Open the preview, until {indianMoment(preview.endsAt)}
          </a>
          <button className={controls.lineButton} type="button" onClick={() => void end()}>
            End all preview links
          </button>
        </>
      )}
      <Fault message={fault} />
    </>
  );
}

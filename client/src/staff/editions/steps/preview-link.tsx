import { type ReactElement, useEffect, useRef, useState } from "react";
import type { PreviewReply } from "../../../api/types.ts";
import { Icon } from "../../../components/icon.tsx";
import { Fault } from "../../display/fault.tsx";
import { useSession } from "../../session/session.tsx";
import controls from "../../staff-controls.module.css";
import { indianMoment } from "../india-time.ts";

/**
 * Makes a preview of an edition, then is the link to it, which opens in a tab of its own. `before` saves what is not
 * saved.
 */
export function PreviewLink({
  editionId,
  before,
}: {
  editionId: string;
  before?: () => Promise<boolean>;
}): ReactElement {
  const { ask } = useSession();
  const [preview, setPreview] = useState<PreviewReply | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (preview !== null) link.current?.focus();
  }, [preview]);

  async function make(): Promise<void> {
    if (before !== undefined && !(await before())) return;
    const reply = await ask<PreviewReply>("POST", `/api/editions/${editionId}/preview`, {});
    setFault(reply.ok ? null : reply.message);
    if (reply.ok) setPreview(reply.data);
  }

  return (
    <>
      {preview === null ? (
        <button className={controls.lineButton} type="button" onClick={() => void make()}>
          <Icon name="eye" />
          Preview
        </button>
      ) : (
        <a className={controls.lineButton} href={preview.address} target="_blank" rel="noopener" ref={link}>
          <Icon name="eye" />
          Open the preview, until {indianMoment(preview.endsAt)}
        </a>
      )}
      <Fault message={fault} />
    </>
  );
}

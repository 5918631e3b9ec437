import { type ReactElement, useEffect, useState } from "react";
import type { LiveReply } from "../../../../api/types.ts";
import { useSession } from "../../../session/session.tsx";

const ASK_EVERY_MS = 500;

/** Tells when visitors see the new publication, with a link. `page` is the address, null if there is no page. */
export function LiveNotice({ editionId, page }: { editionId: string; page: string | null }): ReactElement {
  const isLive = useLive(editionId, page);
  if (!isLive) return <>Updating the pages…</>;
  return (
    <>
      Live now
      {page !== null && (
        <>
          {": "}
          <a href={page} target="_blank" rel="noopener">
            see it
          </a>
        </>
      )}
    </>
  );
}

function useLive(editionId: string, page: string | null): boolean {
  const { ask } = useSession();
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    let isGone = false;
    const askIfLive = async (): Promise<void> => {
      if (isGone) return;
      const reply = await ask<LiveReply>("GET", `/api/editions/${editionId}/live`);
      if (isGone) return;
      if (!reply.ok || !reply.data.isLive) {
        window.setTimeout(askIfLive, ASK_EVERY_MS);
        return;
      }
      if (page !== null) await replaceCopy(page);
      setLive(true);
    };
    void askIfLive();
    return () => {
      isGone = true;
    };
  }, [ask, editionId, page]);
  return isLive;
}

/** Replace the browser's own copy of the page, which may be of the minute before the publication. */
async function replaceCopy(page: string): Promise<void> {
  await fetch(page, { cache: "reload" }).catch(() => undefined);
}

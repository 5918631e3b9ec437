import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { SessionProvider } from "../../../session/session.tsx";
import { LiveNotice } from "./live-notice.tsx";

afterEach(() => vi.unstubAllGlobals());

test("the link to a new publication does not open the browser's older copy", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const container = document.createElement("div");
  const asked: [address: string, cache: RequestCache | undefined, shown: string | null][] = [];
  vi.stubGlobal("fetch", async (address: string, request: RequestInit = {}) => {
    asked.push([address, request.cache, container.textContent]);
    const live = address.endsWith("/live");
    return new Response(JSON.stringify({ isLive: true }), { status: live ? 200 : 401 });
  });
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <SessionProvider>
        <LiveNotice editionId="e1" page="/nri" />
      </SessionProvider>,
    ),
  );
  await vi.waitFor(() => expect(container.querySelector("a")?.getAttribute("href")).toBe("/nri"));
  expect(asked).toContainEqual(["/nri", "reload", "Updating the pages…"]);
  act(() => root.unmount());
});

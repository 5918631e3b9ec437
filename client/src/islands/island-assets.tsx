import { createContext, type ReactElement, type ReactNode, useContext } from "react";
import type { IslandScripts } from "../content/asset-manifest.ts";

const Scripts = createContext<Record<string, IslandScripts>>({});

/** Gives islands the addresses of their built scripts. */
export function IslandAssetsProvider({
  scripts,
  children,
}: {
  scripts: Record<string, IslandScripts>;
  children: ReactNode;
}): ReactElement {
  return <Scripts value={scripts}>{children}</Scripts>;
}

/** The attributes that name an island's scripts. Throws for an island that is not part of this build. */
export function useIslandScripts(name: string): { "data-src": string; "data-later": string | undefined } {
  const scripts = useContext(Scripts)[name];
  if (scripts === undefined) {
    throw new Error(`The island "${name}" is not part of this build`);
  }
  const { atStart, later } = scripts;
  return { "data-src": atStart.join(" "), "data-later": later.join(" ") || undefined };
}

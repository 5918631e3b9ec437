import { createContext, type ReactElement, type ReactNode, useContext } from "react";

const IslandUrls = createContext<Record<string, string>>({});

/** Tells islands where their built scripts are. */
export function IslandAssetsProvider({
  urls,
  children,
}: {
  urls: Record<string, string>;
  children: ReactNode;
}): ReactElement {
  return <IslandUrls value={urls}>{children}</IslandUrls>;
}

/** The address of an island's script. Throws for an island that is not part of this build. */
export function useIslandUrl(name: string): string {
  const url = useContext(IslandUrls)[name];
  if (url === undefined) {
    throw new Error(`The island "${name}" is not part of this build`);
  }
  return url;
}

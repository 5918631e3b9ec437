/** What was typed into a draft and is not saved yet: the revision it was typed over, and the data. */
export type Typed<Data> = { revision: number; data: Data };

const keyOf = (editionId: string): string => `edition-${editionId}`;

/** Keep what was typed in this tab until it is saved; where nothing may be kept it holds until the tab is left. */
export function keepTyped<Data>(editionId: string, typed: Typed<Data>): void {
  try {
    sessionStorage.setItem(keyOf(editionId), JSON.stringify(typed));
  } catch {
    // Storage that is refused or full loses nothing that is still on screen.
  }
}

/** What was kept, null where there is nothing or nothing that can be read. */
export function readTyped<Data>(editionId: string): Typed<Data> | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(editionId)) ?? "null") as Typed<Data> | null;
  } catch {
    return null;
  }
}

/** Forget what was kept: it is saved, or given up. */
export function forgetTyped(editionId: string): void {
  try {
    sessionStorage.removeItem(keyOf(editionId));
  } catch {
    // Nothing was kept then.
  }
}

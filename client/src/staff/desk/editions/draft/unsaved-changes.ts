/** Unsaved typing: the data, and the revision it is based on. */
export type Typed<Data> = { revision: number; data: Data };

/**
 * Keeps a member's unsaved typing in this tab. It survives the end of a session and belongs to that member only:
 * otherwise the next member to sign in here would see it and save it as their own. If the browser refuses storage, it
 * lasts until the tab is left.
 */
export class UnsavedChanges<Data> {
  private readonly key: string;

  constructor(editionId: string, username: string) {
    this.key = `edition-${editionId}-of-${username}`;
  }

  keep(typed: Typed<Data>): void {
    try {
      sessionStorage.setItem(this.key, JSON.stringify(typed));
    } catch {
      // If storage is refused or full, the typing is still on screen.
    }
  }

  /** The kept typing, null if there is none or it cannot be read. */
  read(): Typed<Data> | null {
    try {
      return JSON.parse(sessionStorage.getItem(this.key) ?? "null") as Typed<Data> | null;
    } catch {
      return null;
    }
  }

  /** Delete the kept typing, once it is saved or discarded. */
  forget(): void {
    try {
      sessionStorage.removeItem(this.key);
    } catch {
      // Storage is refused, so nothing was kept.
    }
  }
}

/** What was typed into a draft and is not saved yet: the revision it was typed over, and the data. */
export type Typed<Data> = { revision: number; data: Data };

/**
 * What a member typed into an edition, kept in this tab until it is saved. It outlives a session that ends, and is that
 * member's alone: whoever signs in next in this tab would be shown it, and save it under a name of its own. Where
 * nothing may be kept it holds until the tab is left.
 */
export class KeptTyping<Data> {
  private readonly key: string;

  constructor(editionId: string, username: string) {
    this.key = `edition-${editionId}-of-${username}`;
  }

  keep(typed: Typed<Data>): void {
    try {
      sessionStorage.setItem(this.key, JSON.stringify(typed));
    } catch {
      // Storage that is refused or full loses nothing that is still on screen.
    }
  }

  /** What was kept, null where there is nothing or nothing that can be read. */
  read(): Typed<Data> | null {
    try {
      return JSON.parse(sessionStorage.getItem(this.key) ?? "null") as Typed<Data> | null;
    } catch {
      return null;
    }
  }

  /** Forget what was kept: it is saved, or given up. */
  forget(): void {
    try {
      sessionStorage.removeItem(this.key);
    } catch {
      // Nothing was kept then.
    }
  }
}

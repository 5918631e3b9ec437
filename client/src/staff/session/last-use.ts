const KEY = "staff-panel-used-at";
const USES = ["keydown", "pointerdown", "pointermove", "wheel"] as const;
/** The shortest time between two stored uses, in milliseconds: a moving pointer sends hundreds of events a second. */
const WRITE_EVERY_MS = 1000;

/**
 * The last use of the panel over all tabs of this browser: work in one tab keeps the others open. If the browser
 * refuses storage, each tab knows only its own use.
 */
export class LastUse {
  private latestMs: number;

  constructor(nowMs: number) {
    this.latestMs = nowMs;
    this.write(nowMs);
  }

  /** Milliseconds since then. */
  idleMs(nowMs: number): number {
    const writtenMs = this.written();
    // A time in the future comes from a clock that was set back since.
    return nowMs - Math.max(this.latestMs, writtenMs > nowMs ? 0 : writtenMs);
  }

  /**
   * Track use until the returned function is called. A use counts only if `counts` allows it: the first movement after
   * a machine slept does not count for the time before.
   */
  follow(counts: () => boolean): () => void {
    const note = (): void => {
      const nowMs = Date.now();
      if (nowMs - this.latestMs < WRITE_EVERY_MS || !counts()) return;
      this.latestMs = nowMs;
      this.write(nowMs);
    };
    for (const use of USES) window.addEventListener(use, note, { capture: true, passive: true });
    return () => {
      for (const use of USES) window.removeEventListener(use, note, { capture: true });
    };
  }

  private write(nowMs: number): void {
    try {
      localStorage.setItem(KEY, String(nowMs));
    } catch {
      // This tab still knows its own use.
    }
  }

  private written(): number {
    try {
      return Number(localStorage.getItem(KEY));
    } catch {
      return 0;
    }
  }
}

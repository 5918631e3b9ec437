const KEY = "staff-panel-used-at";
const USES = ["keydown", "pointerdown", "pointermove", "wheel"] as const;
/** How often a use is written down, in milliseconds: a moving pointer tells of itself hundreds of times a second. */
const WRITE_EVERY_MS = 1000;

/**
 * When the panel was last used, in all tabs of this browser: who works in one has not left the other. Where nothing may
 * be kept each tab knows of itself.
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
    // What lies ahead was written by a clock that has been set back since.
    return nowMs - Math.max(this.latestMs, writtenMs > nowMs ? 0 : writtenMs);
  }

  /**
   * Follow what the member does until the returned function is called. A use counts only where `counts` says so before
   * it: the first move at a machine that slept is none of the time before.
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
      // This tab knows all the same.
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

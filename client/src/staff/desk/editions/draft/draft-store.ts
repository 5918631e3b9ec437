import type { Ask } from "../../../../api/request-json.ts";
import type { EditionReply, EditionStepReply, ErrorReply } from "../../../../api/types.ts";
import { isSame } from "./differences.ts";
import { UnsavedChanges } from "./unsaved-changes.ts";

/** An edition with its data, as `GET /api/editions/<id>` answers. */
export type EditionView<Data> = { edition: EditionReply; data: Data };

/** The state of saving. `kept` means that saving failed: the typing stays on screen and in this tab. */
export type Saving =
  | { state: "saved" | "changed" | "saving" }
  | { state: "kept"; message: string }
  | { state: "conflict"; theirs: EditionView<unknown> };

/** The draft on screen. `hasReturned`: it has typing from before the tab was left. `version` grows with each change. */
export type DraftState<Data> = EditionView<Data> & {
  saving: Saving;
  hasReturned: boolean;
  version: number;
};

const PAUSE_MS = 1500;
const RETRY_MS = 10_000;
const CONFLICT = 409;
const NO_CONNECTION =
  "No connection. Your changes are kept in this tab and will be saved once the connection is back.";

/**
 * A draft being edited. It is saved 1.5 s after the last change and on `flush`, one request at a time, each with the
 * revision of the previous answer. A change made during a save goes with the next one. Unsaved typing is kept in the
 * tab for the member `username`. After a conflict, nothing is sent until `takeTheirs`. A save that succeeded while its
 * answer was lost is not a conflict.
 */
export class DraftStore<Data extends object> {
  private draft: DraftState<Data>;
  private readonly ask: Ask;
  private readonly typing: UnsavedChanges<Data>;
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private underWay: Promise<boolean> | null = null;
  private unanswered: { data: Data; version: number }[] = [];

  constructor(view: EditionView<Data>, ask: Ask, username: string) {
    this.ask = ask;
    this.typing = new UnsavedChanges(view.edition.id, username);
    this.draft = { ...view, saving: { state: "saved" }, hasReturned: false, version: 0 };
    this.restore();
  }

  readonly state = (): DraftState<Data> => this.draft;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Apply a change; it is saved soon. */
  readonly change = (next: (data: Data) => Data): void => {
    const data = next(this.draft.data);
    if (data === this.draft.data) return;
    this.show({ data, version: this.draft.version + 1 });
    this.typing.keep({ revision: this.draft.edition.revision, data });
    if (this.draft.saving.state === "conflict") return;
    if (this.draft.saving.state !== "saving") this.show({ saving: { state: "changed" } });
    this.saveIn(PAUSE_MS);
  };

  /** Save all unsaved changes now; returns whether everything is saved. Calls during a save share its result. */
  readonly flush = (): Promise<boolean> => {
    clearTimeout(this.timer);
    this.underWay ??= this.saveAll().finally(() => {
      this.underWay = null;
    });
    return this.underWay;
  };

  /** After a conflict: load the draft as it is by now and discard the typing. */
  readonly takeTheirs = async (): Promise<void> => {
    if (this.draft.saving.state !== "conflict") return;
    const reply = await this.ask<EditionView<Data>>("GET", `/api/editions/${this.draft.edition.id}`);
    if (!reply.ok) return;
    this.typing.forget();
    this.show({ ...reply.data, saving: { state: "saved" }, version: this.draft.version + 1 });
  };

  /** Take over the edition after a step. */
  readonly takeEdition = (edition: EditionReply): void => this.show({ edition });

  /** Save a last time and stop; unsaved typing stays in the tab. */
  readonly close = (): void => {
    void this.flush().finally(() => clearTimeout(this.timer));
  };

  private restore(): void {
    const { edition, data } = this.draft;
    const typed = this.typing.read();
    if (typed === null || edition.state !== "draft") return;
    if (isSame(typed.data, data)) {
      this.typing.forget();
      return;
    }
    this.draft = { ...this.draft, data: typed.data, hasReturned: true };
    if (typed.revision === edition.revision) {
      this.draft.saving = { state: "changed" };
      this.saveIn(PAUSE_MS);
    } else {
      this.draft.saving = { state: "conflict", theirs: { edition, data } };
    }
  }

  private async saveAll(): Promise<boolean> {
    while (this.draft.saving.state === "changed" || this.draft.saving.state === "kept") {
      if (!(await this.save())) return false;
    }
    return this.draft.saving.state === "saved";
  }

  private async save(): Promise<boolean> {
    const { edition, data, version } = this.draft;
    this.show({ saving: { state: "saving" } });
    const body = { revision: edition.revision, data };
    const reply = await this.ask<EditionStepReply>("PUT", `/api/editions/${edition.id}`, body);
    if (reply.ok) return this.saved(reply.data.edition, version);
    if (reply.status === CONFLICT) return this.meet(reply.message);
    this.unanswered.push({ data, version });
    this.wait(reply.status === 0 ? NO_CONNECTION : inWords(reply));
    return false;
  }

  private saved(edition: EditionReply, version: number): true {
    const isAll = this.draft.version === version;
    this.unanswered = [];
    this.show({ edition, hasReturned: false, saving: { state: isAll ? "saved" : "changed" } });
    if (isAll) this.typing.forget();
    else this.typing.keep({ revision: edition.revision, data: this.draft.data });
    return true;
  }

  /** Handle a conflict: somebody else saved meanwhile, or our own save succeeded and its answer was lost. */
  private async meet(message: string): Promise<boolean> {
    const reply = await this.ask<EditionView<Data>>("GET", `/api/editions/${this.draft.edition.id}`);
    const own = reply.ok && this.unanswered.find(({ data }) => isSame(data, reply.data.data));
    if (own) return this.saved(reply.data.edition, own.version);
    if (reply.ok) this.show({ saving: { state: "conflict", theirs: reply.data } });
    else this.wait(message);
    return false;
  }

  private wait(message: string): void {
    this.show({ saving: { state: "kept", message } });
    this.saveIn(RETRY_MS);
  }

  private saveIn(delayMs: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), delayMs);
  }

  private show(changes: Partial<DraftState<Data>>): void {
    this.draft = { ...this.draft, ...changes };
    for (const listener of this.listeners) listener();
  }
}

/** The server's message, with the first message about a field. */
function inWords({ message, errors }: ErrorReply): string {
  const [first] = Object.values(errors);
  return first === undefined ? message : `${message} ${first}`;
}

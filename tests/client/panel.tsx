import { act, type ReactElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { expect, vi } from "vitest";
import type { MemberReply } from "../../client/src/api/types.ts";
import { SessionProvider } from "../../client/src/staff/session/session.tsx";
import { eventually } from "./render.ts";

export type PanelAnswer = [status: number, body?: object];

export const ASHA: MemberReply = {
  username: "asha@firm.example",
  name: "Asha Rao",
  mayApprove: true,
  managesMembers: true,
};

/** A refusal that asks for a fresh proof. */
export const WANTS_PROOF: PanelAnswer = [403, { message: "Is it still you?", errors: {}, next: "fresh-proof" }];

/**
 * A part of the panel, rendered for the member of `GET /api/me` over made-up answers by method and path. Of several
 * answers each is given once, the last one repeatedly. Needs a test environment with a DOM.
 */
export class DrawnPanel {
  readonly container = document.createElement("div");
  /** Each request, with its body if it had one. */
  readonly asked: [name: string, body?: unknown][] = [];
  private readonly answers: Record<string, PanelAnswer[]> = {};
  private readonly root: Root;

  constructor() {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
      this.open = true;
    };
    this.answer("GET /api/me", [200, ASHA]);
    vi.stubGlobal("fetch", async (address: string, { method, body }: RequestInit) => {
      const name = `${method} ${address}`;
      this.asked.push(body === undefined ? [name] : [name, JSON.parse(String(body))]);
      const [next, ...rest] = this.answers[name] ?? [];
      if (next !== undefined && rest.length > 0) this.answers[name] = rest;
      const [status, answer] = next ?? [404, { message: `Nothing answers ${name}.` }];
      return new Response(answer === undefined ? null : JSON.stringify(answer), { status });
    });
    document.body.replaceChildren(this.container);
    this.root = createRoot(this.container);
  }

  answer(name: string, ...answers: PanelAnswer[]): void {
    this.answers[name] = answers;
  }

  async render(element: ReactElement): Promise<void> {
    await act(async () => this.root.render(<SessionProvider>{element}</SessionProvider>));
  }

  async close(): Promise<void> {
    await act(async () => this.root.unmount());
    vi.unstubAllGlobals();
  }

  /** The control of this name. Throws unless there is exactly one. */
  control(name: string): HTMLElement {
    const controls = [...this.container.querySelectorAll<HTMLElement>("button, a, summary")];
    const found = controls.filter(
      (control) => (control.getAttribute("aria-label") ?? control.textContent) === name,
    );
    if (found.length !== 1) throw new Error(`${found.length} controls are named "${name}"`);
    return found[0] as HTMLElement;
  }

  async press(name: string): Promise<void> {
    await act(async () => this.control(name).click());
  }

  /** The field of this label. Throws where there is none. */
  field(label: string): HTMLInputElement {
    const named = [...this.container.querySelectorAll("label")].find(({ textContent }) => textContent === label);
    if (named?.control === null || named === undefined) throw new Error(`no field is labelled "${label}"`);
    return named.control as HTMLInputElement;
  }

  enter(label: string, text: string): void {
    this.field(label).value = text;
  }

  async check(label: string): Promise<void> {
    await act(async () => this.field(label).click());
  }

  async shows(words: string): Promise<void> {
    await eventually(() => act(async () => expect(this.container.textContent).toContain(words)));
  }

  async hides(words: string): Promise<void> {
    await eventually(() => act(async () => expect(this.container.textContent).not.toContain(words)));
  }

  /** The bodies that were sent to this. */
  sent(name: string): unknown[] {
    return this.asked.filter(([asked]) => asked === name).map(([, body]) => body);
  }
}

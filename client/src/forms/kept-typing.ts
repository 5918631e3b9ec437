import type { QueryForm } from "../content/types.ts";
import type { TypedValues } from "./fields/query-fields.ts";
import { type Control, servedValue } from "./form-elements.ts";

/** A send that was tried: its key, and the content the key belongs to. */
export type Attempt = { key: string; content: string };

/** What outlives a reload: the fields as they stand, the last send that failed, and the words of ours they began with. */
export type KeptTyping = {
  values: TypedValues;
  attempt: Attempt | null;
  prefilled?: Partial<Record<string, string>>;
};

// The session's storage: it survives a reload and ends with the tab, so a shared computer keeps no number.
const storageKey = (kind: string): string => `draft:${kind}`;

/** What was typed into a form; null if there is none, or the browser keeps nothing. */
export function loadKeptTyping(kind: string): KeptTyping | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey(kind)) ?? "null");
    return isKeptTyping(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Keep what is typed. A browser that refuses must not disturb a visitor. */
export function keepTyping(kind: string, kept: KeptTyping): void {
  try {
    sessionStorage.setItem(storageKey(kind), JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden: the form works without.
  }
}

export function forgetTyping(kind: string): void {
  try {
    sessionStorage.removeItem(storageKey(kind));
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}

/**
 * Put what was kept into a served form before it is hydrated. A field the visitor has typed in keeps what it holds, and
 * so does a form that the server has filled in. Our own words in an empty field give way to what was typed over the
 * same words; other words are another question, which goes first.
 */
export function restoreTyping(island: HTMLElement): void {
  const served: Partial<QueryForm> = JSON.parse(island.dataset.props ?? "{}").form ?? {};
  const kept = loadKeptTyping(served.kind ?? "");
  const form = island.querySelector<HTMLFormElement>("form[data-blank]");
  const { country, ...texts }: TypedValues = (form && kept?.values) ?? {};
  for (const [name, value] of Object.entries(texts)) {
    const field = form?.elements.namedItem(name) as Control | null;
    if (!value || field === null || field.value !== servedValue(field)) continue;
    const words = served.prefilled?.[name];
    const isAnotherQuestion = kept?.prefilled !== undefined && words !== kept.prefilled[name];
    field.value = words !== undefined && isAnotherQuestion ? `${words}\n\n${value}` : value;
    if (name === "phone" && typeof country === "string") field.dataset.country = country;
  }
  for (const field of island.querySelectorAll<HoldingText>("textarea")) field.held = field.value;
}

/** A text field that remembers what it held before the form was hydrated. */
type HoldingText = HTMLTextAreaElement & { held?: string };

/** Put back what text fields held before the form was hydrated: React puts the served words there. */
export function restoreTypedTexts(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HoldingText>("textarea")) field.value = field.held ?? field.value;
}

function isKeptTyping(kept: unknown): kept is KeptTyping {
  const { values, attempt } = (kept ?? {}) as Partial<KeptTyping>;
  const texts = Object.values(values ?? {});
  const hasTexts = texts.length > 0 && texts.every((text) => typeof text === "string");
  return hasTexts && (attempt === null || typeof attempt?.key === "string");
}

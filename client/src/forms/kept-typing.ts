import type { QueryForm } from "../content/types.ts";
import type { TypedValues } from "./fields/query-fields.ts";
import { type Control, servedValue } from "./form-elements.ts";

/** A send that was tried: its key, and the content the key belongs to. */
export type Attempt = { key: string; content: string };

/**
 * What survives a reload: the typed values, the last send that failed, and the prefilled words that the fields began
 * with.
 */
export type KeptTyping = {
  values: TypedValues;
  attempt: Attempt | null;
  prefilled?: Partial<Record<string, string>>;
};

// Session storage survives a reload and ends with the tab, so that a shared computer keeps no number.
const storageKey = (kind: string): string => `draft:${kind}`;

/** The kept typing of a form; null if there is none, or if the browser stores nothing. */
export function loadKeptTyping(kind: string): KeptTyping | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey(kind)) ?? "null");
    return isKeptTyping(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Keep what is typed. If the browser refuses storage, the visitor must not notice. */
export function keepTyping(kind: string, kept: KeptTyping): void {
  try {
    sessionStorage.setItem(storageKey(kind), JSON.stringify(kept));
  } catch {
    // If storage is full or forbidden, the form works without it.
  }
}

export function forgetTyping(kind: string): void {
  try {
    sessionStorage.removeItem(storageKey(kind));
  } catch {
    // If storage is forbidden, nothing was kept.
  }
}

/**
 * Put kept typing into a served form before it is hydrated. A field that the visitor has typed in keeps its text, and
 * so does a form that the server has filled in. Kept typing replaces prefilled words if it began with the same words.
 * If it began with others, the page asks another question: its prefilled words come first.
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

/** Put back what text fields held before hydration, because React sets them to the served words. */
export function restoreTypedTexts(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HoldingText>("textarea")) field.value = field.held ?? field.value;
}

function isKeptTyping(kept: unknown): kept is KeptTyping {
  const { values, attempt } = (kept ?? {}) as Partial<KeptTyping>;
  const texts = Object.values(values ?? {});
  const hasTexts = texts.length > 0 && texts.every((text) => typeof text === "string");
  return hasTexts && (attempt === null || typeof attempt?.key === "string");
}

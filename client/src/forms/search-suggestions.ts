import { requestObject } from "../api/request-json.ts";
import type { Suggestions } from "../api/types.ts";
import styles from "../components/search-form.module.css";

const WAIT_MS = 150;
const FEWEST_LETTERS = 2;
const LIST_ID = "suggestions";

/**
 * Make the served search field a combobox with a list of suggestions (WAI-ARIA authoring practices, list autocomplete).
 * It asks when the visitor pauses. The browser's cache answers repeated words.
 */
export function startSuggestions(frame: HTMLElement): void {
  const input = frame.querySelector<HTMLInputElement>("input[type='search']");
  if (input !== null) new Combobox(input).listen();
}

class Combobox {
  private readonly input: HTMLInputElement;
  private readonly list = document.createElement("ul");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private active = -1;

  constructor(input: HTMLInputElement) {
    this.input = input;
    this.list.id = LIST_ID;
    this.list.className = styles.suggestions ?? "";
    say(this.list, { role: "listbox", "aria-label": "Suggestions" });
    input.after(this.list);
    say(input, { role: "combobox", "aria-autocomplete": "list", "aria-controls": LIST_ID });
    this.show([]);
  }

  listen(): void {
    this.input.addEventListener("input", () => this.wait());
    this.input.addEventListener("keydown", (event) => this.press(event));
    this.input.addEventListener("blur", () => this.close());
    // The field keeps the focus while an option is pressed.
    this.list.addEventListener("pointerdown", (event) => event.preventDefault());
    this.list.addEventListener("click", (event) => follow(event.target));
    // Ask now for what was typed before the script came.
    if (document.activeElement === this.input) this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(), WAIT_MS);
  }

  private async ask(): Promise<void> {
    const typed = this.input.value.trim();
    if (typed.length < FEWEST_LETTERS) return this.show([]);
    const address = `/api/search/suggestions?${new URLSearchParams({ q: typed })}`;
    const reply = await requestObject<Suggestions>("GET", address);
    // A late answer is ignored; without one the form still works.
    if (this.input.value.trim() !== typed || document.activeElement !== this.input) return;
    this.show(reply.ok ? reply.data.suggestions : []);
  }

  private show(suggestions: Suggestions["suggestions"]): void {
    this.list.replaceChildren(...suggestions.map(option));
    this.list.hidden = suggestions.length === 0;
    say(this.input, { "aria-expanded": String(!this.list.hidden) });
    this.mark(-1);
  }

  private close(): void {
    clearTimeout(this.timer);
    this.show([]);
  }

  private press(event: KeyboardEvent): void {
    const count = this.list.children.length;
    if (count === 0) return;
    // The first Escape closes the list, the next one clears the field, as browsers do.
    if (event.key === "Escape") this.close();
    else if (event.key === "ArrowDown") this.mark((this.active + 1) % count);
    else if (event.key === "ArrowUp") this.mark(this.active > 0 ? this.active - 1 : count - 1);
    else if (event.key === "Enter" && this.active >= 0) follow(this.list.children[this.active] ?? null);
    else return;
    event.preventDefault();
  }

  private mark(place: number): void {
    this.active = place;
    for (const [at, each] of [...this.list.children].entries()) {
      say(each, { "aria-selected": String(at === place) });
    }
    const marked = this.list.children[place];
    if (marked === undefined) this.input.removeAttribute("aria-activedescendant");
    else say(this.input, { "aria-activedescendant": marked.id });
    marked?.scrollIntoView({ block: "nearest" });
  }
}

function option({ title, page, href }: Suggestions["suggestions"][number], place: number): HTMLElement {
  const item = document.createElement("li");
  item.id = `${LIST_ID}-${place}`;
  item.dataset.href = href;
  item.textContent = title;
  if (page !== "") item.append(" ", pageName(page));
  say(item, { role: "option" });
  return item;
}

function pageName(page: string): HTMLElement {
  const name = document.createElement("small");
  name.textContent = page;
  return name;
}

function follow(target: EventTarget | null): void {
  const href = target instanceof Element && target.closest<HTMLElement>("[data-href]")?.dataset.href;
  if (href) location.assign(href);
}

function say(element: Element, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

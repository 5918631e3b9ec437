import type { ReactElement } from "react";
import { Icon } from "../../../components/icon.tsx";
import type { MarkedText, SearchResult } from "../../../content/types.ts";
import styles from "./search.module.css";

const KIND_LABELS: Record<SearchResult["kind"], string> = {
  strategy: "Strategy",
  term: "Term",
  question: "Question",
  page: "Page",
  section: "Section",
};

/** The number of results that are shown at once; a press shows the others. */
const SHOWN_AT_ONCE = 8;

/** The results, best first. A section is below its page if the page was found too. Words of the query are marked. */
export function SearchResults({ results }: { results: SearchResult[] }): ReactElement {
  const groups = byPage(results);
  const more = groups.slice(SHOWN_AT_ONCE);
  return (
    <>
      <Groups groups={groups.slice(0, SHOWN_AT_ONCE)} />
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>
            {more.length} more
            <Icon name="chevron-down" />
          </summary>
          <Groups groups={more} start={SHOWN_AT_ONCE + 1} />
        </details>
      )}
    </>
  );
}

function Groups({ groups, start = 1 }: { groups: Group[]; start?: number }): ReactElement {
  return (
    <ol className={styles.results} start={start}>
      {groups.map(([result, ...sections]) => (
        <li key={keyOf(result)}>
          <Result result={result} />
          {sections.length > 0 && <Sections sections={sections} />}
        </li>
      ))}
    </ol>
  );
}

type Group = [SearchResult, ...SearchResult[]];

/** Groups results in their order. A page that was found comes with its sections, at the place of the best of them. */
function byPage(results: SearchResult[]): Group[] {
  const pages = new Map(results.filter(isPage).map((page) => [page.href, page]));
  const groups = new Map<string, Group>();
  for (const result of results) {
    const page = result.kind === "section" ? pages.get(result.href.replace(/#.*/, "")) : undefined;
    const first = page ?? result;
    const group = groups.get(keyOf(first));
    if (group === undefined) groups.set(keyOf(first), page === undefined ? [result] : [page, result]);
    else if (page !== undefined) group.push(result);
  }
  return [...groups.values()];
}

function isPage({ kind }: SearchResult): boolean {
  return kind === "page" || kind === "strategy";
}

function keyOf(result: SearchResult): string {
  return `${result.href} ${result.kind} ${plain(result.title)}`;
}

function Sections({ sections }: { sections: SearchResult[] }): ReactElement {
  return (
    <ul className={styles.sections}>
      {sections.map((section) => (
        <li key={keyOf(section)}>
          <a href={section.href}>
            <Marked parts={section.title} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Result({ result }: { result: SearchResult }): ReactElement {
  return (
    <>
      <p className={styles.where}>{[KIND_LABELS[result.kind], ...result.crumbs.slice(1)].join(" › ")}</p>
      <h3>
        <a href={result.href}>
          <Marked parts={result.title} />
        </a>
      </h3>
      {result.snippet.length > 0 && (
        <p className={styles.snippet}>
          <Marked parts={result.snippet} />
        </p>
      )}
    </>
  );
}

function Marked({ parts }: { parts: MarkedText[] }): ReactElement {
  return (
    <>
      {parts.map(({ text, isHit }, place) => {
        // The parts of one text never reorder.
        const key = `p${place}`;
        return isHit ? <mark key={key}>{text}</mark> : text;
      })}
    </>
  );
}

function plain(parts: MarkedText[]): string {
  return parts.map(({ text }) => text).join("");
}

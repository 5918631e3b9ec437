import type { ReactElement } from "react";
import type { MarkedText, SearchResult } from "../../../content/types.ts";
import styles from "./search.module.css";

const KIND_LABELS: Record<SearchResult["kind"], string> = {
  strategy: "Strategy",
  term: "Term",
  question: "Question",
  page: "Page",
  section: "Section",
};

/** What was found, best first; what was asked for is marked in it. */
export function SearchResults({ results }: { results: SearchResult[] }): ReactElement | null {
  if (results.length === 0) {
    return null;
  }
  return (
    <ol className={styles.results}>
      {results.map((result) => (
        <li key={`${result.href} ${result.kind} ${plain(result.title)}`}>
          <Result result={result} />
        </li>
      ))}
    </ol>
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

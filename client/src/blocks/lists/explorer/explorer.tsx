import { Fragment, type ReactElement } from "react";
import { KolamDrawing } from "../../../art/marks/kolam-drawing.tsx";
import actions from "../../../components/actions.module.css";
import layout from "../../../components/layout.module.css";
import { WideSection } from "../../../components/sections/wide-section.tsx";
import type { ExplorerBlock } from "../../../content/types.ts";
import styles from "./explorer.module.css";
import { FiltersDrawer, PICKER } from "./filters-drawer.tsx";
import { ListPagesNav, placeOf } from "./list-pages-nav.tsx";
import { StrategyTable } from "./strategy-table.tsx";

/** How many are chosen, after their names. The stylesheet shows the words that apply. */
const WORDS = [0, 1, 2, 3].map((count) => `${count} of 3 chosen`);

/**
 * The strategies that the filters leave. Any two or three can be compared. Filters, ticks and pages are one form, so that
 * each keeps what the others say. All of it works without script.
 */
export function ExplorerView({ block }: { block: ExplorerBlock }): ReactElement {
  return (
    <WideSection head={{ ...block, link: null }}>
      <FiltersDrawer clear={clearHref(block)} action={block.action} filters={block.filters} />
      {(block.isFiltered || block.pages !== null) && (
        <p className={styles.count}>
          <strong>{countLine(block)}</strong>
        </p>
      )}
      <CompareForm block={block} />
      <p className={layout.asOf}>{block.footnote}</p>
    </WideSection>
  );
}

function countLine({ found, total, isFiltered, pages }: ExplorerBlock): string {
  const strategies = isFiltered ? `${found} of ${total} strategies` : `${total} strategies`;
  return pages === null ? strategies : `${strategies}, ${placeOf(pages)}`;
}

/** The whole list, with what is ticked. */
function clearHref({ action, chosen }: ExplorerBlock): string {
  const ticked = new URLSearchParams(chosen.map(({ slug }) => ["strategy", slug]));
  return chosen.length === 0 ? action : `${action}?${ticked}`;
}

function CompareForm({ block }: { block: ExplorerBlock }): ReactElement {
  return (
    <form id={PICKER} action={block.compareAction} method="get" data-compare="">
      {block.rows.length === 0 ? (
        <NothingFits clear={clearHref(block)} />
      ) : (
        <>
          <Tries block={block} />
          <StrategyTable caption={block.caption} rows={block.rows} chosen={block.chosen} />
        </>
      )}
      {block.rows.length + block.chosen.length > 0 && <Picker block={block} />}
      {block.pages !== null && <ListPagesNav pages={block.pages} action={block.action} />}
    </form>
  );
}

/** How to compare, and comparisons to begin with. */
function Tries({ block: { tries, link } }: { block: ExplorerBlock }): ReactElement {
  return (
    <p className={styles.tries} data-markdown-omit="">
      Tick two or three to compare.
      {tries.length > 0 && " Examples: "}
      {tries.map(({ label, href }, place) => (
        <Fragment key={label}>
          {place > 0 && " · "}
          {href === null ? label : <a href={href}>{label}</a>}
        </Fragment>
      ))}
      {link?.href && (
        <>
          {". "}
          <a href={link.href}>{link.label}</a>
        </>
      )}
    </p>
  );
}

/**
 * The chosen strategies, in sight while the list scrolls, with those chosen that this page of the list does not show. With
 * script the button is pale until two are chosen.
 */
function Picker({ block: { rows, chosen } }: { block: ExplorerBlock }): ReactElement {
  const elsewhere = chosen.filter(({ slug }) => rows.every((row) => row.slug !== slug));
  return (
    <div className={styles.compare} data-print="hidden" data-markdown-omit="">
      <p aria-live="polite">
        <span className={styles.missing}>Nothing to compare yet. </span>
        {/* The script writes the names and their number. */}
        <strong data-n={chosen.length}>{chosen.map(({ name }) => name).join(", ")}</strong>{" "}
        {WORDS.map((words) => (
          <Fragment key={words}>
            <span className={styles.words}>{words}</span>{" "}
          </Fragment>
        ))}
      </p>
      {elsewhere.map(({ slug, name }) => (
        <label className={styles.elsewhere} key={slug}>
          <input type="checkbox" name="strategy" value={slug} data-name={name} defaultChecked /> {name}
        </label>
      ))}
      <button className={`${actions.button} ${actions.small}`} type="submit">
        Compare
      </button>
    </div>
  );
}

function NothingFits({ clear }: { clear: string }): ReactElement {
  return (
    <div className={styles.empty}>
      <div className={styles.kolam}>
        <KolamDrawing loose />
      </div>
      <p>No strategy fits these filters.</p>
      <p>
        <a href={clear}>Clear the filters</a>
      </p>
    </div>
  );
}

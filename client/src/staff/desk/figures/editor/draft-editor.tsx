import { type ReactElement, useCallback, useMemo, useState } from "react";
import type { DeskSubject, EditionReply, Finding } from "../../../../api/types.ts";
import { DraftStatus } from "../../editions/draft/draft-status.tsx";
import type { DraftState, DraftStore } from "../../editions/draft/draft-store.ts";
import { useDraftState } from "../../editions/draft/use-draft.ts";
import type { Answers, Jump } from "../../editions/findings-list.tsx";
import { NoteField } from "../../editions/note-field.tsx";
import { DraftSteps } from "../../editions/steps/draft-steps.tsx";
import { useCheck } from "../../editions/steps/use-check.ts";
import { askedValue, isConfirmed, withConfirmation } from "../data/confirmations.ts";
import { faultsAtPlaces } from "../data/draft-faults.ts";
import { withFields } from "../data/figures-changes.ts";
import type { FiguresData } from "../data/figures-data.ts";
import { type Labels, labelsOf } from "../data/labels.ts";
import { placeInWords, placeOfFinding } from "../data/places.ts";
import { withReading } from "../data/sheet-reading.ts";
import type { Goal } from "../grid/data-grid.tsx";
import { SheetImport } from "../sheet-import/sheet-import.tsx";
import { DatasetPart } from "./dataset-part.tsx";
import styles from "./editor.module.css";
import { EditorContext } from "./editor-context.ts";
import { MetricsPart } from "./metrics-part.tsx";
import { MonthForm } from "./month-form.tsx";
import { TermsPart } from "./terms-part.tsx";

/** The editor of a strategy's month: all its values, saved while typing, with the steps below. */
export function DraftEditor({
  strategy,
  store,
  onStep,
}: {
  strategy: DeskSubject;
  store: DraftStore<FiguresData>;
  onStep: (edition: EditionReply) => void;
}): ReactElement {
  const { data, edition } = useDraftState(store);
  const check = useCheck<DraftState<FiguresData>>(edition.id);
  const { found } = check;
  const checked = found?.of.data ?? data;
  const faults = useMemo(
    () => faultsAtPlaces(found?.findings.faults ?? [], checked, data),
    [found, checked, data],
  );
  const answers = useAnswers(store, checked, data);
  const labels = useMemo(() => labelsOf(strategy), [strategy]);
  const { goal, jump } = useJump(store, labels);
  const leave = useCallback(() => void store.flush(), [store]);
  const editor = useMemo(() => ({ change: store.change, leave, faults }), [store, leave, faults]);
  return (
    <EditorContext value={editor}>
      <div className={styles.editor}>
        <div className={styles.status}>
          <DraftStatus store={store} />
        </div>
        <SheetImport
          subject={strategy.subject}
          data={data}
          onUse={(reading) => store.change((before) => withReading(before, reading))}
        />
        <MonthForm data={data} />
        {strategy.datasets.map((dataset) => {
          const { id } = dataset;
          const cells = data.datasets[id];
          return (
            cells && (
              <DatasetPart
                dataset={dataset}
                cells={cells}
                goal={goal?.dataset === id ? goal.cell : null}
                key={id}
              />
            )
          );
        })}
        <TermsPart terms={strategy.terms} data={data} />
        {strategy.metrics.map((metrics) => (
          <MetricsPart metrics={metrics} data={data} key={metrics.id} />
        ))}
        <NoteField note={data.note} onChange={(note) => store.change(withFields({ note }))} onLeave={leave} />
        <DraftSteps store={store} check={check} jump={jump} answers={answers} onStep={onStep} />
      </div>
    </EditorContext>
  );
}

/** Confirms values that the last check asked about. */
function useAnswers(store: DraftStore<FiguresData>, checked: FiguresData, data: FiguresData): Answers {
  return useMemo(
    () => ({
      isRight: (finding) => {
        const value = askedValue(finding, checked);
        return value !== null && isConfirmed(data.datasets[finding.dataset ?? ""], value);
      },
      say: (finding, isRight) => {
        const value = askedValue(finding, checked);
        if (value !== null) store.change(withConfirmation(finding.dataset ?? "", value, isRight));
      },
    }),
    [store, checked, data],
  );
}

/**
 * Moves the focus from a finding to its place: to a cell through `goal`, which the grid follows, or to a field by its
 * id.
 */
function useJump(
  store: DraftStore<FiguresData>,
  labels: Labels,
): {
  goal: { dataset: string; cell: Goal } | null;
  jump: Jump;
} {
  const [goal, setGoal] = useState<{ dataset: string; cell: Goal } | null>(null);
  const jump = useMemo(() => {
    const placeOf = (finding: Finding): string | null =>
      placeOfFinding(finding, store.state().data) === null ? null : placeInWords(finding, labels);
    const to = (finding: Finding): void => {
      const place = placeOfFinding(finding, store.state().data);
      if (place === null) return;
      if ("fieldId" in place) focusField(place.fieldId);
      else setGoal({ dataset: place.dataset, cell: { row: place.row, column: place.column } });
    };
    return { placeOf, to };
  }, [store, labels]);
  return { goal, jump };
}

/** A finding may name several fields by a common prefix: the first of them gets the focus. */
function focusField(id: string): void {
  const first = document.querySelector<HTMLElement>(`[id^="${CSS.escape(id)}."]`);
  (document.getElementById(id) ?? first)?.focus();
}

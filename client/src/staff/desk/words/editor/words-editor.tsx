import { type ReactElement, useCallback, useMemo } from "react";
import type { EditionReply, Finding } from "../../../../api/types.ts";
import { DraftStatus } from "../../editions/draft/draft-status.tsx";
import type { DraftState, DraftStore } from "../../editions/draft/draft-store.ts";
import { useDraftState } from "../../editions/draft/use-draft.ts";
import type { Jump } from "../../editions/findings-list.tsx";
import { NoteField } from "../../editions/note-field.tsx";
import { DraftSteps } from "../../editions/steps/draft-steps.tsx";
import { useCheck } from "../../editions/steps/use-check.ts";
import { faultsOnScreen, fieldId, pathOf } from "../form/faults.ts";
import { FormContext } from "../form/form-context.ts";
import { FormField } from "../form/form-field.tsx";
import type { FormSchema } from "../form/form-schema.ts";
import { Fields } from "../form/object-field.tsx";
import { type Path, withValue } from "../form/values.ts";
import { placeInWords } from "./place-in-words.ts";
import styles from "./words-editor.module.css";

/** The data of an edition of words. `note` is for staff. */
export type WordsData = { value: unknown; note?: string | null };

/** The editor of a section of words: a form made from its schema, saved while typing, with the steps below. */
export function WordsEditor({
  form,
  store,
  onStep,
}: {
  form: FormSchema;
  store: DraftStore<WordsData>;
  onStep: (edition: EditionReply) => void;
}): ReactElement {
  const { data, edition } = useDraftState(store);
  const check = useCheck<DraftState<WordsData>>(edition.id);
  const { found } = check;
  const faults = useMemo(
    () => faultsOnScreen(found?.findings.faults ?? [], found?.of.data.value, data.value),
    [found, data.value],
  );
  const leave = useCallback(() => void store.flush(), [store]);
  const set = useCallback(
    (path: Path, value: unknown) =>
      store.change((before) => ({ ...before, value: withValue(before.value, path, value) })),
    [store],
  );
  const tools = useMemo(
    () => ({ set, leave, faults, placeholders: form.placeholders ?? {}, Field: FormField }),
    [set, leave, faults, form.placeholders],
  );
  const jump: Jump = useMemo(
    () => ({ placeOf: (finding) => placeOf(finding, form, store.state().data.value), to: goTo }),
    [form, store],
  );
  return (
    <div className={styles.editor}>
      <div className={styles.status}>
        <DraftStatus store={store} />
      </div>
      <FormContext value={tools}>
        <Fields path={[]} form={form} value={data.value} />
      </FormContext>
      <NoteField
        note={data.note ?? null}
        onChange={(note) => store.change((before) => ({ ...before, note }))}
        onLeave={leave}
      />
      <DraftSteps store={store} check={check} jump={jump} onStep={onStep} />
    </div>
  );
}

function placeOf({ field }: Finding, form: FormSchema, words: unknown): string | null {
  const path = pathOf(field);
  return document.getElementById(fieldId(path)) === null ? null : placeInWords(path, form, words);
}

/** Unfolds everything around the field and focuses it. */
function goTo({ field }: Finding): void {
  const wanted = document.getElementById(fieldId(pathOf(field)));
  for (let fold = wanted?.closest("details"); fold; fold = fold.parentElement?.closest("details")) {
    fold.open = true;
  }
  wanted?.focus();
}

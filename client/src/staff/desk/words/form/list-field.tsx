import { type ReactElement, useEffect, useRef, useState } from "react";
import readers from "../../../../components/for-readers.module.css";
import { counted } from "../../../display/counted.ts";
import controls from "../../../staff-controls.module.css";
import { Said } from "../../editions/field-frame.tsx";
import { fieldId } from "./faults.ts";
import styles from "./form.module.css";
import { type FieldProps, useForm } from "./form-context.ts";
import { emptyValue, filled } from "./form-schema.ts";
import { ListItem, type Move } from "./list-item.tsx";
import { useItemKeys } from "./use-item-keys.ts";
import { asList, moved } from "./values.ts";

/** A list: its items in order, with buttons to move, remove and add them. The focus follows a moved item. */
export function ListField({ path, form, value }: FieldProps): ReactElement {
  const { set, faults } = useForm();
  const id = fieldId(path);
  const list = asList(value);
  const item = filled(form.items ?? {});
  const items = useItemKeys(list.length);
  const { field, said, followWith } = useFocusAfter();

  function move(from: number, where: Move): void {
    if (where === "out") {
      set(path, list.toSpliced(from, 1));
      items.remove(from);
      followWith(Math.min(from, list.length - 2), "out", `Removed. ${counted(list.length - 1, "item")}.`);
      return;
    }
    const to = where === "up" ? from - 1 : from + 1;
    if (to < 0 || to >= list.length) return;
    set(path, moved(list, from, to));
    items.move(from, to);
    followWith(to, where, `Moved to ${to + 1} of ${list.length}.`);
  }

  function add(): void {
    set(path, [...list, emptyValue(item)]);
    items.add();
    followWith(list.length, "in", `Added. ${counted(list.length + 1, "item")}.`);
  }

  return (
    <fieldset className={styles.group} id={id} tabIndex={-1} ref={field}>
      <legend>{form.title}</legend>
      <Said id={id} hints={[form.description]} fault={faults.get(id)} />
      <ol className={styles.list}>
        {list.map((one, index) => (
          <ListItem
            path={[...path, index]}
            form={item}
            listTitle={form.title ?? ""}
            value={one}
            length={list.length}
            onMove={(where) => move(index, where)}
            key={items.keys[index]}
          />
        ))}
      </ol>
      <button className={controls.lineButton} type="button" data-add onClick={add}>
        Add to {form.title}
      </button>
      <p className={readers.visuallyHidden} role="status">
        {said}
      </p>
    </fieldset>
  );
}

/** After the list rerenders, focus the same button of the item, or the new item. */
function useFocusAfter(): {
  field: React.RefObject<HTMLFieldSetElement | null>;
  said: string;
  followWith: (index: number, where: Move | "in", words: string) => void;
} {
  const field = useRef<HTMLFieldSetElement>(null);
  const [goal, setGoal] = useState<{ index: number; where: Move | "in"; words: string } | null>(null);
  useEffect(() => {
    if (goal === null) return;
    const items = field.current?.querySelectorAll<HTMLElement>(":scope > ol > li");
    const item = items?.[goal.index];
    if (goal.where === "in") item?.querySelector("details")?.setAttribute("open", "");
    const wanted =
      goal.where === "in"
        ? item?.querySelector<HTMLElement>("input, textarea, select")
        : item?.querySelector<HTMLElement>(`:scope > div > [data-move="${goal.where}"]`);
    (wanted ?? field.current?.querySelector<HTMLElement>(":scope > [data-add]"))?.focus();
  }, [goal]);
  return {
    field,
    said: goal?.words ?? "",
    followWith: (index, where, words) => setGoal({ index, where, words }),
  };
}

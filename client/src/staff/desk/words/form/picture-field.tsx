import { type MouseEvent, type ReactElement, useState } from "react";
import type { UploadedPictureReply } from "../../../../api/types.ts";
import { useSession } from "../../../session/session.tsx";
import controls from "../../../staff-controls.module.css";
import { FieldFrame, Said } from "../../editions/field-frame.tsx";
import { fieldId } from "./faults.ts";
import styles from "./form.module.css";
import { type FieldProps, useForm } from "./form-context.ts";
import { fieldsOf } from "./form-schema.ts";
import { Fields } from "./object-field.tsx";
import picture from "./picture-field.module.css";
import { asItems, asList, asText } from "./values.ts";

const TAKEN = "image/jpeg,image/png,image/webp";
const MOST_BYTES = 12 * 1024 * 1024;
const TOO_LARGE = "The picture is larger than 12 MB. Save a smaller copy.";
const FILE = "file";
const MIDDLE = 50;

/** A picture: uploaded when chosen, with its description and its focal point, which a click sets. */
export function PictureField({ path, form, value, isOptional }: FieldProps): ReactElement {
  const { set, faults } = useForm();
  const id = fieldId(path);
  const items = asItems(value);
  const file = asText(items[FILE]);
  const { choose, said } = useUpload((uploaded) => set(path, { alt: "", ...items, file: uploaded }));
  const words = {
    ...form,
    propertyOrder: fieldsOf(form).flatMap(({ name }) => (isShown(name) ? [name] : [])),
  };
  const [left, top] = focus(items);

  function setFocalPoint({ currentTarget, clientX, clientY, detail }: MouseEvent): void {
    // A click by keyboard has no position; keyboard users enter the two numbers.
    if (detail === 0) return;
    const box = currentTarget.getBoundingClientRect();
    set(
      [...path, "focalPoint"],
      [
        Math.round(((clientX - box.left) / box.width) * 100),
        Math.round(((clientY - box.top) / box.height) * 100),
      ],
    );
  }

  return (
    <fieldset className={styles.group} id={id} tabIndex={-1}>
      <legend>{form.title}</legend>
      <Said id={id} hints={[form.description]} fault={faults.get(id)} />
      {file !== "" && (
        <button className={picture.preview} type="button" tabIndex={-1} onClick={setFocalPoint}>
          <img src={`/api/pictures/${file}`} alt="" />
          <span className={picture.point} style={{ left: `${left}%`, top: `${top}%` }} />
        </button>
      )}
      <FieldFrame
        id={`${id}.${FILE}`}
        label={file === "" ? "Choose a picture" : "Choose another picture"}
        hints={["JPEG, PNG or WebP. Data from the camera, such as the place, is removed."]}
        fault={said.fault ?? faults.get(fieldId([...path, FILE]))}
      >
        <input id={`${id}.${FILE}`} type="file" accept={TAKEN} onChange={({ target }) => choose(target)} />
      </FieldFrame>
      <p role="status">{said.doing}</p>
      {file !== "" && (
        <>
          <Fields path={path} form={words} value={value} />
          <div className={picture.focus}>
            {[left, top].map((percent, side) => (
              <FieldFrame
                id={`${id}.focalPoint.${side}`}
                label={side === 0 ? "Focal point: % from the left" : "% from the top"}
                hints={[]}
                fault={faults.get(fieldId([...path, "focalPoint", side]))}
                key={side === 0 ? "left" : "top"}
              >
                <input
                  className={controls.compact}
                  id={`${id}.focalPoint.${side}`}
                  type="number"
                  min={0}
                  max={100}
                  value={percent}
                  onChange={({ target }) =>
                    set([...path, "focalPoint"], [left, top].with(side, target.valueAsNumber || 0))
                  }
                />
              </FieldFrame>
            ))}
          </div>
        </>
      )}
      {isOptional && file !== "" && (
        <button className={controls.lineButton} type="button" onClick={() => set(path, undefined)}>
          Remove the picture
        </button>
      )}
    </fieldset>
  );
}

function isShown(name: string): boolean {
  return name !== FILE && name !== "focalPoint";
}

function focus(items: Record<string, unknown>): [number, number] {
  const [left = MIDDLE, top = MIDDLE] = asList(items.focalPoint).map(Number);
  return [left, top];
}

/** Uploads the chosen file; `done` gets its name in the words. */
function useUpload(done: (file: string) => void): {
  choose: (input: HTMLInputElement) => Promise<void>;
  said: { doing?: string; fault?: string };
} {
  const { ask } = useSession();
  const [said, setSaid] = useState<{ doing?: string; fault?: string }>({});
  async function choose(input: HTMLInputElement): Promise<void> {
    const file = input.files?.[0];
    if (file === undefined) return;
    if (file.size > MOST_BYTES) return setSaid({ fault: TOO_LARGE });
    setSaid({ doing: `Uploading ${file.name}…` });
    const reply = await ask<UploadedPictureReply>("POST", "/api/pictures", file);
    setSaid(
      reply.ok
        ? {}
        : { fault: reply.status === 0 ? "No connection. Choose the picture again." : reply.message },
    );
    input.value = "";
    if (reply.ok) done(reply.data.file);
  }
  return { choose, said };
}

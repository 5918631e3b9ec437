import type { ChangeEvent, ReactElement } from "react";
import controls from "../../../staff-controls.module.css";
import { describedBy, FieldFrame } from "../../editions/field-frame.tsx";
import { fieldId } from "./faults.ts";
import styles from "./form.module.css";
import { type FieldProps, useForm } from "./form-context.ts";
import { type FormSchema, TIME } from "./form-schema.ts";
import { placeholdersIn } from "./placeholders.ts";
import { asNumber, asText } from "./values.ts";

const MARKDOWN = "text/markdown";
const MARKDOWN_HINT =
  "Markdown: an empty line between paragraphs, - before each line of a list, **strong**, [words](/contact) for a link.";
/** A text with at least this maximum length gets several lines. */
const LINE_LENGTH = 200;

/** Text, long text, Markdown, a number or a day. A text field grows with its text; only Markdown has line breaks. */
export function TextField({ path, form, value, isOptional }: FieldProps): ReactElement {
  const { set, leave, faults, placeholders } = useForm();
  const id = fieldId(path);
  const fault = faults.get(id);
  const text = asText(value);
  const isMarkdown = form.contentMediaType === MARKDOWN;
  const hints = [
    form.description,
    isMarkdown ? MARKDOWN_HINT : undefined,
    ...placeholdersIn(text, placeholders).map(({ name, reads }) => `{${name}} reads: ${reads}`),
  ];
  const shared = {
    ...describedBy(id, hints, fault),
    autoComplete: "off",
    value: text,
    onBlur: leave,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      set(path, typedValue(target.value, form, isOptional, isMarkdown)),
  };
  const isLong = isMarkdown || (form.type === "string" && (form.maxLength ?? 0) > LINE_LENGTH);
  return (
    <FieldFrame id={id} label={form.title} isOptional={isOptional} hints={hints} fault={fault}>
      {isLong ? (
        <textarea
          {...shared}
          className={isMarkdown ? styles.markdown : styles.line}
          rows={isMarkdown ? 4 : 1}
        />
      ) : (
        <input
          {...shared}
          className={controls.compact}
          type={inputType(form)}
          inputMode={isNumeric(form) ? "decimal" : undefined}
        />
      )}
    </FieldFrame>
  );
}

/** The value of a typed text: a number if the field is one, undefined for an empty optional field. */
function typedValue(typed: string, form: FormSchema, isOptional: boolean, isMarkdown: boolean): unknown {
  if (typed === "" && isOptional) return undefined;
  if (isNumeric(form)) return asNumber(typed);
  return isMarkdown ? typed : typed.replaceAll(/\s*\n\s*/g, " ");
}

function inputType({ format }: FormSchema): "date" | "time" | "text" {
  if (format === TIME) return "time";
  return format === "date" ? "date" : "text";
}

function isNumeric({ type }: FormSchema): boolean {
  return type === "integer" || type === "number";
}

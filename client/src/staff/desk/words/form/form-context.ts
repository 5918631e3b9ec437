import { createContext, type ReactElement, useContext } from "react";
import type { FormSchema } from "./form-schema.ts";
import type { Path } from "./values.ts";

/** A value, its path in the words, and its form. */
export type FieldProps = { path: Path; form: FormSchema; value: unknown; isOptional: boolean };

/** For every field: the function to change a value, the faults, and the text for each {name}. */
export type FormTools = {
  set: (path: Path, value: unknown) => void;
  leave: () => void;
  faults: ReadonlyMap<string, string>;
  placeholders: Readonly<Record<string, string>>;
  /** Renders a value of any form; fields that contain other fields use it. */
  Field: (props: FieldProps) => ReactElement;
};

export const FormContext = createContext<FormTools | null>(null);

/** The tools of the form around this component. Throws an Error outside of one. */
export function useForm(): FormTools {
  const tools = useContext(FormContext);
  if (tools === null) throw new Error("There is no form around this component");
  return tools;
}

import { createContext, type ReactElement, useContext } from "react";
import type { Form } from "./form.ts";
import type { Path } from "./values.ts";

/** A value at its place in the words, with the form of its kind. */
export type FieldProps = { path: Path; form: Form; value: unknown; isOptional: boolean };

/** What every field needs: how to change a value, what was found of it, and what stands for a {name}. */
export type FormTools = {
  set: (path: Path, value: unknown) => void;
  leave: () => void;
  faults: ReadonlyMap<string, string>;
  placeholders: Readonly<Record<string, string>>;
  /** Draws the value of any form: what holds fields holds them by this. */
  Field: (props: FieldProps) => ReactElement;
};

export const FormContext = createContext<FormTools | null>(null);

/** The tools of the form around this component. Throws an Error outside of one. */
export function useForm(): FormTools {
  const tools = useContext(FormContext);
  if (tools === null) throw new Error("There is no form around this component");
  return tools;
}

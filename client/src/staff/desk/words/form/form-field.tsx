import type { ReactElement } from "react";
import { ChoiceField } from "./choice-field.tsx";
import type { FieldProps } from "./form-context.ts";
import { PICTURE } from "./form-schema.ts";
import { ListField } from "./list-field.tsx";
import { NamedField } from "./named-field.tsx";
import { ObjectField } from "./object-field.tsx";
import { PictureField } from "./picture-field.tsx";
import { SwitchField } from "./switch-field.tsx";
import { TextField } from "./text-field.tsx";

/** The field of a value: a picture, fields inside, a list, a choice, a switch, or text. */
export function FormField(props: FieldProps): ReactElement {
  const { form } = props;
  if (form.enum !== undefined) return <ChoiceField {...props} />;
  if (form.format === PICTURE) return <PictureField {...props} />;
  switch (form.type) {
    case "object":
      return form.properties === undefined ? <NamedField {...props} /> : <ObjectField {...props} />;
    case "array":
      return <ListField {...props} />;
    case "boolean":
      return <SwitchField {...props} />;
    default:
      return <TextField {...props} />;
  }
}

import { type ReactElement, useId } from "react";
import layout from "../../components/layout.module.css";
import { WEBSITE } from "./lead-fields.ts";

/** What a plain post carries beside the fields, and the field no person sees: programs that fill in all fields do. */
export function HiddenFields({ noticeVersion }: { noticeVersion: string }): ReactElement {
  const id = useId();
  return (
    <>
      <input type="hidden" name="noticeVersion" value={noticeVersion} />
      <div className={layout.visuallyHidden} aria-hidden="true">
        <label htmlFor={id}>Leave this field empty</label>
        <input id={id} type="text" name={WEBSITE} tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}

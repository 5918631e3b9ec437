import {
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import type { ErrorReply } from "../../api/types.ts";
import actions from "../../components/actions.module.css";
import { Icon } from "../../components/icon.tsx";
import controls from "../staff-controls.module.css";
import styles from "./entry.module.css";

/** Why the server refused the entry, null if it did not. */
export type Refusal = Pick<ErrorReply, "message" | "errors"> | null;

type Faults = { refusal: Refusal; messageId: string };

const FaultsContext = createContext<Faults>({ refusal: null, messageId: "" });

/**
 * A small form that the server validates. Its message is in red under the button, messages about fields are at the
 * fields, and the first faulty field gets the focus. `message` is shown from the start. With `done`, the form stays
 * open, is emptied and shows this text.
 */
export function EntryForm({
  submit,
  isQuiet = false,
  takesFocus = false,
  message = null,
  done,
  onSubmit,
  children,
}: {
  submit: string;
  isQuiet?: boolean;
  takesFocus?: boolean;
  message?: string | null;
  done?: string;
  onSubmit: (fields: FormData) => Promise<Refusal>;
  children: ReactNode;
}): ReactElement {
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<Refusal>(null);
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const messageId = useId();
  const said = refusal === null ? message : sentenceOf(refusal);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector("input")?.focus();
  }, [takesFocus]);

  async function send(fields: FormData): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setRefusal(null);
    setDone(false);
    const refused = await onSubmit(fields);
    setBusy(false);
    setRefusal(refused);
    if (refused !== null) {
      focusOn(form.current, Object.keys(refused.errors));
    } else if (done !== undefined) {
      form.current?.reset();
      setDone(true);
    }
  }

  return (
    <FaultsContext value={{ refusal, messageId: said === null ? "" : messageId }}>
      <form
        className={styles.form}
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send(new FormData(event.currentTarget));
        }}
      >
        {children}
        <button
          className={isQuiet ? controls.lineButton : actions.button}
          type="submit"
          aria-disabled={isBusy}
        >
          {submit}
        </button>
        {done !== undefined && (
          <p className={styles.done} role="status">
            {isDone && done}
          </p>
        )}
        <div role="alert">
          {said !== null && (
            <p className={styles.message} id={messageId}>
              <Icon name="circle-alert" />
              {said}
            </p>
          )}
        </div>
      </form>
    </FaultsContext>
  );
}

/** The fault of a field of the surrounding form; `sentence` is set if it says more than the form's message. */
export function useFieldFault(name: string): {
  isFaulty: boolean;
  sentence: string | null;
  messageId: string;
} {
  const { refusal, messageId } = useContext(FaultsContext);
  const sentence = refusal?.errors[name] ?? null;
  return {
    isFaulty: sentence !== null,
    sentence: refusal !== null && sentence === sentenceOf(refusal) ? null : sentence,
    messageId,
  };
}

/** A refusal in one sentence: the message of its only faulty field, else the general message. */
export function sentenceOf({ message, errors }: NonNullable<Refusal>): string {
  const [first, ...others] = Object.values(errors);
  return first === undefined || others.length > 0 ? message : first;
}

/** The first faulty field; if none is named, the last: the password, because the name may be right. */
function focusOn(form: HTMLFormElement | null, faulty: string[]): void {
  const fields = [...(form?.querySelectorAll<HTMLInputElement>("input:not([type=checkbox])") ?? [])];
  const field = fields.find(({ name }) => faulty.includes(name)) ?? fields.at(-1);
  field?.focus();
  field?.select();
}

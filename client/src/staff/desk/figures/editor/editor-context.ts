import { createContext, useContext } from "react";
import type { DraftFaults } from "../data/draft-faults.ts";
import type { Change } from "../data/figures-changes.ts";

/** For every field of the editor: the function to change the draft, the handler for leaving a field, and the faults. */
export type Editor = { change: (change: Change) => void; leave: () => void; faults: DraftFaults };

export const EditorContext = createContext<Editor | null>(null);

/** The editor around this component. Throws an Error outside of one. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (editor === null) throw new Error("There is no editor around this component");
  return editor;
}

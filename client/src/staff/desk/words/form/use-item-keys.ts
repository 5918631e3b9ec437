import { useRef, useState } from "react";
import { moved } from "./values.ts";

/** A key for each item of a list, which goes where the item goes: what is unfolded stays unfolded. */
export type ItemKeys = {
  keys: number[];
  add: () => void;
  move: (from: number, to: number) => void;
  remove: (index: number) => void;
};

export function useItemKeys(length: number): ItemKeys {
  const used = useRef(length);
  const [kept, setKept] = useState(() => Array.from({ length }, (_, index) => index));
  // Another list may have been loaded in the place of this one.
  const keys = Array.from({ length }, (_, index) => kept[index] ?? -1 - index);
  return {
    keys,
    add: () => setKept([...keys, used.current++]),
    move: (from, to) => setKept(moved(keys, from, to)),
    remove: (index) => setKept(keys.toSpliced(index, 1)),
  };
}

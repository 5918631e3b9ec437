import { useRef, useState } from "react";
import { moved } from "./values.ts";

/** A React key for each item of a list, which moves with the item, so that unfolded items stay unfolded. */
export type ItemKeys = {
  keys: number[];
  add: () => void;
  move: (from: number, to: number) => void;
  remove: (index: number) => void;
};

export function useItemKeys(length: number): ItemKeys {
  const used = useRef(length);
  const [kept, setKept] = useState(() => Array.from({ length }, (_, index) => index));
  // The list may have been replaced by another one.
  const keys = Array.from({ length }, (_, index) => kept[index] ?? -1 - index);
  return {
    keys,
    add: () => setKept([...keys, used.current++]),
    move: (from, to) => setKept(moved(keys, from, to)),
    remove: (index) => setKept(keys.toSpliced(index, 1)),
  };
}

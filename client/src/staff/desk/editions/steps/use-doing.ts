import { useCallback, useState } from "react";

/** Runs a part of a step and shows what it is. */
export type During = <Done>(words: string, part: () => Promise<Done>) => Promise<Done>;

/** The running part in words, "" if none; of two at once, the later one. */
export function useDoing(): { doing: string; during: During } {
  const [doing, setDoing] = useState("");
  const during = useCallback<During>(async (words, part) => {
    setDoing(words);
    try {
      return await part();
    } finally {
      setDoing((said) => (said === words ? "" : said));
    }
  }, []);
  return { doing, during };
}

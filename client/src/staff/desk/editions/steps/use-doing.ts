import { useCallback, useState } from "react";

/** Does a part of what was pressed for, and tells whoever waits what that is. */
export type During = <Done>(words: string, part: () => Promise<Done>) => Promise<Done>;

/** What is being done for a press, in words, "" while nothing is; of two at once the later one. */
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

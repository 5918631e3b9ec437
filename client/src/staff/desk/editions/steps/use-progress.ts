import { useCallback, useState } from "react";

/** Runs a part of a step and shows what it is. */
export type Track = <Done>(words: string, part: () => Promise<Done>) => Promise<Done>;

/** The running part in words, "" if none; of two at once, the later one. */
export function useProgress(): { progress: string; track: Track } {
  const [progress, setProgress] = useState("");
  const track = useCallback<Track>(async (words, part) => {
    setProgress(words);
    try {
      return await part();
    } finally {
      setProgress((shown) => (shown === words ? "" : shown));
    }
  }, []);
  return { progress, track };
}

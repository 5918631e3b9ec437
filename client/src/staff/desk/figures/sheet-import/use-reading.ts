import { useRef, useState } from "react";
import type { FileReading } from "../../../../api/types.ts";
import { useSession } from "../../../session/session.tsx";

type Reading = {
  reading: FileReading | null;
  fault: string | null;
  /** What is being read, in words; "" if nothing is. */
  doing: string;
  read: (from: File | string) => Promise<void>;
  forget: () => void;
};

const MOST_BYTES = 2 * 1024 * 1024;
const TOO_LARGE = 413;
const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const CSV = "text/csv";
const FILE_TOO_LARGE = "The file is larger than 2 MB. Keep only the sheets with figures.";
const TOO_MANY_ROWS = "These are too many rows to paste. Save them as a file and choose that file.";

/** Sends a file or pasted rows to the server to be read. It drops earlier results and running requests. */
export function useReading(subject: string): Reading {
  const { ask } = useSession();
  const [reading, setReading] = useState<FileReading | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [doing, setDoing] = useState("");
  const newest = useRef<object | null>(null);

  async function read(from: File | string): Promise<void> {
    const mine = {};
    newest.current = mine;
    setReading(null);
    const refusal = typeof from === "string" ? null : whyNotSent(from);
    setFault(refusal);
    setDoing(refusal === null ? `Reading ${typeof from === "string" ? "the pasted rows" : from.name}…` : "");
    if (refusal !== null) return;
    const reply =
      typeof from === "string"
        ? await ask<FileReading>("POST", `/api/figures/${subject}/pasted`, { text: from })
        : await ask<FileReading>("POST", `/api/figures/${subject}/sheet`, typed(from));
    if (newest.current !== mine) return;
    setDoing("");
    if (reply.ok) setReading(reply.data);
    else setFault(wordsOf(from, reply.status, reply.message));
  }

  return { reading, fault, doing, read, forget: () => setReading(null) };
}

function whyNotSent({ name, size }: File): string | null {
  if (size > MOST_BYTES) return FILE_TOO_LARGE;
  if (/\.(csv|xlsx)$/i.test(name)) return null;
  return `${name} is neither CSV nor XLSX: save it as one of these in the spreadsheet.`;
}

/** A browser's media type for CSV depends on installed programs and may be missing, so the suffix decides. */
function typed(file: File): Blob {
  return new Blob([file], { type: /\.xlsx$/i.test(file.name) ? XLSX : CSV });
}

function wordsOf(from: File | string, status: number, message: string): string {
  if (status === 0) return "No connection. Try again once it is back.";
  if (status === TOO_LARGE) return typeof from === "string" ? TOO_MANY_ROWS : FILE_TOO_LARGE;
  return message;
}

/** "speak" are the queries of visitors who wish to speak with an advisor. */
export type QueryKind = "contact" | "speak";

/** A visitor's query as staff see it. Moments are ISO 8601 in UTC; `seenAt` is null until somebody opened it. */
export type QueryRecord = {
  _id: string;
  name: string;
  email: string;
  phone: string;
  message: string | null;
  createdAt: string;
  seenAt: string | null;
  suspected: boolean;
};

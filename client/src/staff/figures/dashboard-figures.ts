import type { QueryKind } from "../shared/query-record.ts";

/** How many queries of one kind there are. Days are days in India; the last 7 and 30 include today. */
export type KindFigures = {
  today: number;
  last7Days: number;
  last30Days: number;
  total: number;
  unseen: number;
};

/** Queries that came on one day in India, YYYY-MM-DD. */
export type DayCount = { date: string; contact: number; speak: number };

export type RecentQuery = {
  _id: string;
  name: string;
  createdAt: string;
  seenAt: string | null;
  kind: string;
};

type RecentSignIn = { username: string; at: string; outcome: string };

/** A mail that was given up. `reason` is the server's, without addresses. */
export type DeadLetter = {
  _id: string;
  queryId: string;
  kind: QueryKind;
  createdAt: string;
  failedAt: string;
  attempts: number;
  reason: string;
};

/** How the mail that tells of queries fares. `deadLetters` are the newest of `deadTotal`. */
export type MailFigures = {
  configured: boolean;
  state: "off" | "ok" | "behind" | "dead";
  waiting: number;
  oldestWaitingMinutes: number | null;
  lastSeenAt: string | null;
  deadTotal: number;
  deadLetters: DeadLetter[];
};

/** The dashboard's answer. The median is of the last 30 days, null if no query was opened. */
export type DashboardFigures = {
  mail: MailFigures;
  stats: Record<QueryKind, KindFigures>;
  recent: { queries: RecentQuery[]; signIns: RecentSignIn[] };
  performance: { medianMinutesToFirstOpen: number | null; queriesPerDay: DayCount[] };
};

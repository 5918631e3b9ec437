/* Written by `make schema`. Do not edit. */

/**
 * A query to the firm, or a wish to speak with an advisor. Each kind has its list.
 */
export type QueryKind = "contact" | "speak";

export type ApiSchemas = {
  Query: Query;
  Credentials: Credentials;
  ContactList: ContactList;
  DashboardFigures: DashboardFigures;
  DayCount: DayCount;
  DeadMail: DeadMail;
  ErrorReply: ErrorReply;
  KindFigures: KindFigures;
  MailFigures: MailFigures;
  MemberReply: MemberReply;
  Performance: Performance;
  QueryKind: QueryKind;
  QueryRecord: QueryRecord;
  Recent: Recent;
  RecentQuery: RecentQuery;
  RecentSignIn: RecentSignIn;
  SavedReply: SavedReply;
  SpeakList: SpeakList;
  Stats: Stats;
}
export type Query = {
  /**
   * At most 200 characters, without the spaces around them.
   */
  name: string;
  /**
   * Characters other than +0123456789 are dropped.
   */
  phone: string;
  /**
   * At most 254 characters, without the spaces around them.
   */
  email: string;
  message?: string | null;
  noticeVersion?: string | null;
  /**
   * Leave this out.
   */
  website?: string | null;
  elapsedMs?: number | null;
}
export type Credentials = {
  username: string;
  password: string;
}
/**
 * A page of contact queries. `total` counts all the filter leaves; `nextCursor` is null on the last page.
 *
 * Where `isTotalExact` is false there are at least so many. A page may then be short, or empty, and not be the last.
 */
export type ContactList = {
  total: number;
  isTotalExact: boolean;
  nextCursor: string | null;
  contact: QueryRecord[];
}
/**
 * A visitor's query. `seenAt` is null until somebody opened it.
 */
export type QueryRecord = {
  _id: string;
  name: string;
  email: string;
  phone: string;
  message: string | null;
  /**
   * ISO 8601 in UTC
   */
  createdAt: string;
  seenAt: string | null;
  suspected: boolean;
}
/**
 * How mail fares, and the three cards.
 */
export type DashboardFigures = {
  mail: MailFigures;
  stats: Stats;
  recent: Recent;
  performance: Performance;
}
/**
 * How the mail that tells of queries fares. `deadLetters` are the newest of `deadTotal`.
 */
export type MailFigures = {
  configured: boolean;
  state: "off" | "ok" | "behind" | "dead";
  waiting: number;
  oldestWaitingMinutes: number | null;
  lastSeenAt: string | null;
  deadTotal: number;
  /**
   * @maxItems 20
   */
  deadLetters: DeadMail[];
}
/**
 * A mail that was given up. `reason` is the server's, without addresses.
 */
export type DeadMail = {
  _id: string;
  queryId: string;
  kind: QueryKind;
  /**
   * ISO 8601 in UTC
   */
  createdAt: string;
  /**
   * ISO 8601 in UTC
   */
  failedAt: string;
  attempts: number;
  reason: string;
}
/**
 * The figures of both lists.
 */
export type Stats = {
  contact: KindFigures;
  speak: KindFigures;
}
/**
 * How many queries of one kind there are. Days are days in India; the last 7 and 30 include today.
 */
export type KindFigures = {
  today: number;
  last7Days: number;
  last30Days: number;
  total: number;
  unseen: number;
}
/**
 * What came last, newest first.
 */
export type Recent = {
  /**
   * @maxItems 5
   */
  queries: RecentQuery[];
  /**
   * @maxItems 5
   */
  signIns: RecentSignIn[];
}
/**
 * A query beside those of the other list.
 */
export type RecentQuery = {
  _id: string;
  name: string;
  email: string;
  phone: string;
  message: string | null;
  /**
   * ISO 8601 in UTC
   */
  createdAt: string;
  seenAt: string | null;
  suspected: boolean;
  kind: QueryKind;
}
/**
 * One attempt to sign in.
 */
export type RecentSignIn = {
  username: string;
  /**
   * ISO 8601 in UTC
   */
  at: string;
  outcome: "ok" | "failed" | "throttled";
}
/**
 * The last 30 days, today last. The median is null if no query was opened.
 */
export type Performance = {
  medianMinutesToFirstOpen: number | null;
  /**
   * @minItems 30
   * @maxItems 30
   */
  queriesPerDay: DayCount[];
}
/**
 * Queries that came on one day.
 */
export type DayCount = {
  /**
   * A day in India
   */
  date: string;
  contact: number;
  speak: number;
}
/**
 * What every refusal says: a message for people, and messages by field.
 */
export type ErrorReply = {
  message: string;
  errors: {
    [k: string]: string;
  };
}
/**
 * Who is signed in, and whether that member may publish what another one entered.
 */
export type MemberReply = {
  username: string;
  mayApprove: boolean;
}
/**
 * The thanks for a query that is kept, and the query's id.
 */
export type SavedReply = {
  message: string;
  _id: string;
}
/**
 * A page of speak queries, counted as in a ContactList.
 */
export type SpeakList = {
  total: number;
  isTotalExact: boolean;
  nextCursor: string | null;
  speak: QueryRecord[];
}

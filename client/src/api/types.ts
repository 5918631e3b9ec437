/* Written by `make schema`. Do not edit. */

/**
 * A query to the firm, or a wish to speak with an advisor. Each kind has its list.
 */
export type QueryKind = "contact" | "speak";
/**
 * What a mail that is of no query tells of: figures to be renewed, a schedule not kept, a step of an edition.
 */
export type NoticeKind = "figures" | "refused" | "edition";

export type ApiSchemas = {
  Query: Query;
  Credentials: Credentials;
  EditionChange: EditionChange;
  EditionStep: EditionStep;
  Approval: Approval;
  Return: Return;
  PastedRows: PastedRows;
  Nothing: Nothing;
  ApprovalReply: ApprovalReply;
  ChangeReply: ChangeReply;
  ContactList: ContactList;
  DashboardFigures: DashboardFigures;
  DatasetReply: DatasetReply;
  DayCount: DayCount;
  DeadMail: DeadMail;
  EditionReply: EditionReply;
  EditionStepReply: EditionStepReply;
  EditionViewReply: EditionViewReply;
  ErrorReply: ErrorReply;
  FaultyEditionReply: FaultyEditionReply;
  FiguresOverview: FiguresOverview;
  FindingReply: FindingReply;
  FindingsReply: FindingsReply;
  KindFigures: KindFigures;
  LaunchGap: LaunchGap;
  LaunchReply: LaunchReply;
  LiveReply: LiveReply;
  MailFigures: MailFigures;
  MemberReply: MemberReply;
  MetricsReply: MetricsReply;
  NewEditionReply: NewEditionReply;
  NoticeKind: NoticeKind;
  OldFigures: OldFigures;
  OldStrategyFigures: OldStrategyFigures;
  Performance: Performance;
  PreviewReply: PreviewReply;
  QueryKind: QueryKind;
  QueryRecord: QueryRecord;
  ReadSheetReply: ReadSheetReply;
  Recent: Recent;
  RecentQuery: RecentQuery;
  RecentSignIn: RecentSignIn;
  SavedReply: SavedReply;
  SectionDesk: SectionDesk;
  SectionInList: SectionInList;
  SheetReadingReply: SheetReadingReply;
  SheetRemarkReply: SheetRemarkReply;
  SpeakList: SpeakList;
  Stats: Stats;
  StrategyDesk: StrategyDesk;
  SubjectInList: SubjectInList;
  TermReply: TermReply;
  WaitingEdition: WaitingEdition;
  WordsOverview: WordsOverview;
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
export type EditionChange = {
  /**
   * The one the change was made to
   */
  revision: number;
  data: {};
}
export type EditionStep = {
  /**
   * The one the change was made to
   */
  revision: number;
}
export type Approval = {
  /**
   * The one the change was made to
   */
  revision: number;
  /**
   * null publishes now
   */
  publishAt?: string | null;
}
export type Return = {
  number: number;
  why: string;
}
export type PastedRows = {
  text: string;
}
export interface Nothing {}
/**
 * What it comes to if the member who asks approves: `complete`, `alone`, `in part`; or why it is refused.
 */
export type ApprovalReply = {
  refusal: string | null;
  verdict: ("complete" | "alone" | "in part") | null;
}
/**
 * What an edition changes; null where there was or will be none.
 */
export type ChangeReply = {
  label: string;
  before: string | null;
  after: string | null;
}
/**
 * A page of contact queries. `total` counts all the filter leaves; `nextCursor` is null on the last page.
 */
export type ContactList = {
  total: number;
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
 * How mail fares, what waits for this member, which figures of strategies are old, and the three cards.
 */
export type DashboardFigures = {
  mail: MailFigures;
  waiting: WaitingEdition[];
  oldFigures: OldFigures;
  stats: Stats;
  recent: Recent;
  performance: Performance;
}
/**
 * How mail fares. `deadLetters` are the newest of `deadTotal`.
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
 *
 * `queryId` is null for a mail of no query, such as that of old figures; `createdAt` is when what it tells of came.
 */
export type DeadMail = {
  _id: string;
  queryId: string | null;
  kind: QueryKind | NoticeKind;
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
 * A proposed edition, by its kind, subject and id.
 */
export type WaitingEdition = {
  kind: "figures" | "words";
  subject: string;
  title: string;
  edition: string;
  proposedBy: string | null;
  proposedAt: string | null;
}
/**
 * The strategies whose stated figures are older than `limitDays`, the oldest first.
 */
export type OldFigures = {
  limitDays: number;
  strategies: OldStrategyFigures[];
}
/**
 * A strategy by the name of its file, and the day of the oldest of its stated figures.
 */
export type OldStrategyFigures = {
  slug: string;
  name: string;
  /**
   * A day in India
   */
  asOn: string;
  ageDays: number;
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
 * A dataset of a strategy.
 */
export type DatasetReply = {
  id: string;
  title: string;
  kind: string;
  columns: string[];
}
/**
 * An edition without its data. `isCurrent` is what visitors see; `baseChanged`: the content folder is another.
 */
export type EditionReply = {
  id: string;
  kind: "figures" | "words";
  subject: string;
  title: string;
  number: number | null;
  state: "draft" | "proposed" | "scheduled" | "published" | "discarded";
  revision: number;
  asOn: string | null;
  note: string | null;
  why: string | null;
  createdBy: string;
  /**
   * ISO 8601 in UTC
   */
  createdAt: string;
  changedBy: string;
  /**
   * ISO 8601 in UTC
   */
  changedAt: string;
  authors: string[];
  proposedBy: string | null;
  proposedAt: string | null;
  approvedBy: string | null;
  approvedAt: string | null;
  approvals: string[];
  approvedAlone: boolean;
  publishAt: string | null;
  publishedAt: string | null;
  againOf: number | null;
  isCurrent: boolean;
  baseChanged: boolean;
}
/**
 * The edition after a step.
 */
export type EditionStepReply = {
  edition: EditionReply;
}
/**
 * An edition, its data, and what is published of its subject now.
 */
export type EditionViewReply = {
  edition: EditionReply;
  data: {
    [k: string]: unknown;
  } | null;
  published: {
    [k: string]: unknown;
  };
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
 * Why an edition was not proposed or published.
 */
export type FaultyEditionReply = {
  message: string;
  errors: {
    [k: string]: string;
  };
  findings: FindingsReply;
}
/**
 * What a look at an edition found. `asks` refuse nothing; `approval` is None where nothing waits for one.
 */
export type FindingsReply = {
  faults: FindingReply[];
  asks: FindingReply[];
  changes: ChangeReply[];
  approval: ApprovalReply | null;
}
/**
 * What is wrong, or to be asked about, and where: a row of a dataset from 0, or a field.
 *
 * `mayBeConfirmed`: the value is no fault once the edition says that it is right.
 */
export type FindingReply = {
  dataset: string | null;
  row: number | null;
  column: string | null;
  field: string;
  message: string;
  mayBeConfirmed: boolean;
}
/**
 * All strategies. `contentFaults` are those of the content folder and of what is published over it.
 *
 * While there are any, visitors see the last good content.
 */
export type FiguresOverview = {
  /**
   * A day in India
   */
  today: string;
  contentFaults: string[];
  strategies: SubjectInList[];
}
/**
 * A strategy in the list of the desk. `ageDays` counts from the as-on date to today in India.
 */
export type SubjectInList = {
  slug: string;
  name: string;
  path: string | null;
  asOn: string | null;
  ageDays: number | null;
  nature: "stated" | "illustrative" | "mixed" | "none";
  edition: EditionReply | null;
  baseChanged: boolean;
}
/**
 * One kind of thing that only the firm can supply, and what of it is missing.
 *
 * `entered` says where, in words. `section` and `subject` lead there in the panel: a section alone lists its
 * subjects; both are null for what is no part of the panel.
 */
export type LaunchGap = {
  title: string;
  missing: string[];
  entered: string;
  section: ("words" | "figures") | null;
  subject: string | null;
}
/**
 * What is still missing, in the order in which staff go about it; empty where all is there.
 */
export type LaunchReply = {
  gaps: LaunchGap[];
}
/**
 * Whether all web processes of the machine show what an edition published, or something newer.
 */
export type LiveReply = {
  isLive: boolean;
}
/**
 * Who is signed in, and whether that member may publish what another one entered.
 */
export type MemberReply = {
  username: string;
  mayApprove: boolean;
}
/**
 * A block of single figures.
 */
export type MetricsReply = {
  id: string;
  title: string;
  labels: string[];
}
/**
 * A draft and what it begins with.
 */
export type NewEditionReply = {
  edition: EditionReply;
  data: {
    [k: string]: unknown;
  } | null;
}
/**
 * Where a draft as it was saved at a moment may be looked at by whoever knows the address, and until when.
 */
export type PreviewReply = {
  address: string;
  /**
   * ISO 8601 in UTC
   */
  savedAt: string;
  /**
   * ISO 8601 in UTC
   */
  endsAt: string;
}
/**
 * One sheet. `lines` are the lines in the file of `rows`; `fields` single figures by their path in an edition.
 */
export type ReadSheetReply = {
  name: string;
  dataset: string | null;
  columns: string[];
  rows: string[][];
  lines: number[];
  ignored: string[];
  fields: {
    [k: string]: string;
  };
  faults: SheetRemarkReply[];
  notes: SheetRemarkReply[];
}
/**
 * What is wrong, or was left out, and where: the line in the file and the dataset's column, or a field's path.
 */
export type SheetRemarkReply = {
  line: number | null;
  column: string | null;
  message: string;
}
/**
 * The thanks for a query that is kept, and the query's id.
 */
export type SavedReply = {
  message: string;
  _id: string;
}
/**
 * One section's desk. `schema` is the JSON Schema of `value`.
 */
export type SectionDesk = {
  id: string;
  title: string;
  page: string | null;
  schema: {
    [k: string]: unknown;
  };
  value: unknown;
  number: number;
  open: EditionReply | null;
  history: EditionReply[];
}
/**
 * A section of words in the list of the desk.
 */
export type SectionInList = {
  id: string;
  title: string;
  page: string | null;
  group: string | null;
  edition: EditionReply | null;
  baseChanged: boolean;
}
/**
 * All sheets of a file in its order. Nothing is stored by reading them.
 */
export type SheetReadingReply = {
  sheets: ReadSheetReply[];
}
/**
 * A page of speak queries, counted as in a ContactList.
 */
export type SpeakList = {
  total: number;
  nextCursor: string | null;
  speak: QueryRecord[];
}
/**
 * One strategy's desk. `history` has the newest publication first; number 0 is the repository's own.
 */
export type StrategyDesk = {
  slug: string;
  name: string;
  path: string | null;
  current: {
    [k: string]: unknown;
  };
  number: number;
  datasets: DatasetReply[];
  terms: TermReply[];
  metrics: MetricsReply[];
  open: EditionReply | null;
  history: EditionReply[];
}
/**
 * A term of a strategy.
 */
export type TermReply = {
  name: string;
  label: string;
}
/**
 * All sections of words; the rest as for figures.
 */
export type WordsOverview = {
  contentFaults: string[];
  sections: SectionInList[];
}

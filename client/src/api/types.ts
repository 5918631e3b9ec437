/* Written by `make schema`. Do not edit. */

/**
 * What may be granted: to publish what others entered, and to manage members.
 */
export type Permission = "approve" | "manage";
/**
 * What the queries of a form are called where staff read them. Each kind has its list.
 */
export type QueryKind = "contact" | "speak";
/**
 * What a mail that is of no query tells of.
 *
 * Figures to be renewed, a schedule not kept, a step of an edition, a change of a staff account.
 */
export type NoticeKind = "figures" | "refused" | "edition" | "account";
/**
 * What is asked for next.
 */
export type Step = "second-factor" | "one-time-code" | "first-factor" | "new-password";
/**
 * What a second factor can be given by.
 */
export type Method = "passkey" | "totp" | "recovery-code";

export type ApiSchemas = {
  Query: Query;
  AccountReply: AccountReply;
  Approval: Approval;
  ApprovalReply: ApprovalReply;
  ChangeReply: ChangeReply;
  ChangedMemberReply: ChangedMemberReply;
  Code: Code;
  ContactList: ContactList;
  Credentials: Credentials;
  DashboardFigures: DashboardFigures;
  DatasetReply: DatasetReply;
  DayCount: DayCount;
  DeadMail: DeadMail;
  DisplayName: DisplayName;
  EditionChange: EditionChange;
  EditionReply: EditionReply;
  EditionStep: EditionStep;
  EditionStepReply: EditionStepReply;
  EditionViewReply: EditionViewReply;
  ErrorReply: ErrorReply;
  FactorSetReply: FactorSetReply;
  FaultyEditionReply: FaultyEditionReply;
  FiguresOverview: FiguresOverview;
  FindingReply: FindingReply;
  FindingsReply: FindingsReply;
  FirstAccessReply: FirstAccessReply;
  KindFigures: KindFigures;
  LaunchGap: LaunchGap;
  LaunchReply: LaunchReply;
  LiveReply: LiveReply;
  MailFigures: MailFigures;
  ManagedMember: ManagedMember;
  MemberReply: MemberReply;
  MembersReply: MembersReply;
  Method: Method;
  MetricsReply: MetricsReply;
  NewEditionReply: NewEditionReply;
  NewFactor: NewFactor;
  NewMember: NewMember;
  NewPasskey: NewPasskey;
  NewTotpReply: NewTotpReply;
  NextStepReply: NextStepReply;
  Nothing: Nothing;
  NoticeKind: NoticeKind;
  OldFigures: OldFigures;
  OldStrategyFigures: OldStrategyFigures;
  PasskeyAnswer: PasskeyAnswer;
  PasskeyOptionsReply: PasskeyOptionsReply;
  PasskeyReply: PasskeyReply;
  Password: Password;
  PasswordChange: PasswordChange;
  PastedRows: PastedRows;
  Performance: Performance;
  Permission: Permission;
  PermissionChange: PermissionChange;
  PermissionName: PermissionName;
  PermissionReply: PermissionReply;
  PreviewReply: PreviewReply;
  QrReply: QrReply;
  QueryKind: QueryKind;
  QueryRecord: QueryRecord;
  ReadSheetReply: ReadSheetReply;
  Recent: Recent;
  RecentQuery: RecentQuery;
  RecentSignIn: RecentSignIn;
  RecoveryCodesReply: RecoveryCodesReply;
  Return: Return;
  SavedReply: SavedReply;
  SectionDesk: SectionDesk;
  SectionInList: SectionInList;
  SessionReply: SessionReply;
  SheetReadingReply: SheetReadingReply;
  SheetRemarkReply: SheetRemarkReply;
  SpeakList: SpeakList;
  Stats: Stats;
  Step: Step;
  StrategyDesk: StrategyDesk;
  SubjectInList: SubjectInList;
  TermReply: TermReply;
  UploadedPictureReply: UploadedPictureReply;
  WaitingEdition: WaitingEdition;
  WordsOverview: WordsOverview;
}
export type Query = {
  /**
   * At most 200 characters, without the spaces around them.
   */
  name: string;
  /**
   * At most 254 characters, without the spaces around them.
   */
  email: string;
  /**
   * Characters other than +0123456789 are dropped.
   */
  phone: string;
  message?: string | null;
  noticeVersion?: string | null;
  /**
   * Leave this out.
   */
  website?: string | null;
  elapsedMs?: number | null;
}
/**
 * The member with its second factors and sessions, the session that asks first.
 */
export type AccountReply = {
  member: MemberReply;
  secondFactorRequired: boolean;
  hasTotp: boolean;
  passkeys: PasskeyReply[];
  recoveryCodesLeft: number;
  sessions: SessionReply[];
}
/**
 * Who is signed in, and what that member may do beside reading: publish what others entered, manage members.
 */
export type MemberReply = {
  username: string;
  name: string;
  mayApprove: boolean;
  managesMembers: boolean;
}
/**
 * One passkey.
 */
export type PasskeyReply = {
  id: number;
  name: string;
  /**
   * ISO 8601 in UTC
   */
  addedAt: string;
  lastUsedAt: string | null;
}
/**
 * One browser that is signed in.
 */
export type SessionReply = {
  browser: string;
  /**
   * ISO 8601 in UTC
   */
  since: string;
  /**
   * ISO 8601 in UTC
   */
  lastSeen: string;
  isThis: boolean;
}
/**
 * An approval, for now or for a moment to come.
 */
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
 * A member as it is now.
 */
export type ChangedMemberReply = {
  member: ManagedMember;
}
/**
 * A member; an ended one cannot sign in.
 */
export type ManagedMember = {
  id: number;
  username: string;
  name: string;
  isThis: boolean;
  /**
   * ISO 8601 in UTC
   */
  addedAt: string;
  endedAt: string | null;
  lastSeenAt: string | null;
  hasFactor: boolean;
  waitsForFirstSignIn: boolean;
  permissions: PermissionReply[];
}
/**
 * A permission that was granted. `worksFrom` is null for at once; `mayConfirm`: whoever asks can end the wait.
 */
export type PermissionReply = {
  permission: Permission;
  grantedBy: string | null;
  worksFrom: string | null;
  works: boolean;
  mayConfirm: boolean;
}
/**
 * A code of an authenticator app, a recovery code or a one-time code.
 */
export type Code = {
  code: string;
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
 * An e-mail address and a password.
 */
export type Credentials = {
  username: string;
  password: string;
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
 * The figures of each list.
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
 * Queries that came on one day, by list.
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
 * A dataset of a strategy; `stated` are the sums that may be stated of it.
 */
export type DatasetReply = {
  id: string;
  title: string;
  kind: string;
  columns: string[];
  stated: TermReply[];
}
/**
 * A stated figure of a strategy.
 */
export type TermReply = {
  name: string;
  label: string;
}
/**
 * What a member is called.
 */
export type DisplayName = {
  name: string;
}
/**
 * A draft as it shall be; its cells may be faulty, its shape not.
 */
export type EditionChange = {
  /**
   * The one the change was made to
   */
  revision: number;
  data: {
    [k: string]: unknown;
  };
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
 * The step of an edition as somebody saw it.
 */
export type EditionStep = {
  /**
   * The one the change was made to
   */
  revision: number;
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
 * What every refusal says: a message for people, messages by field, and what is asked for first, if anything.
 */
export type ErrorReply = {
  message: string;
  errors: {
    [k: string]: string;
  };
  next?: "fresh-proof";
}
/**
 * A first factor was set up: its recovery codes, shown this once, and how the sign-in goes on.
 */
export type FactorSetReply = {
  recoveryCodes: string[];
  signIn: MemberReply | NextStepReply;
}
/**
 * What is asked for next; nothing is open yet. `methods` are for the step "second-factor" alone.
 */
export type NextStepReply = {
  next: Step;
  methods: Method[];
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
  stated: "all" | "some" | "none";
  edition: EditionReply | null;
  baseChanged: boolean;
}
/**
 * What opens an account once, shown this once: null is what was not made. Both end at the same moment.
 */
export type FirstAccessReply = {
  member: ManagedMember;
  password: string | null;
  oneTimeCode: string | null;
  /**
   * ISO 8601 in UTC
   */
  endsAt: string;
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
 * All members, by their e-mail addresses.
 */
export type MembersReply = {
  members: ManagedMember[];
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
 * The one-time code that a first second factor asks for.
 */
export type NewFactor = {
  oneTimeCode?: string | null;
}
/**
 * A member to be added.
 */
export type NewMember = {
  username: string;
  name: string;
  permissions: Permission[];
}
/**
 * A passkey that a browser made, and what it shall be called.
 */
export type NewPasskey = {
  name: string;
  /**
   * What PublicKeyCredential.toJSON() made
   */
  credential: {
    [k: string]: unknown;
  };
}
/**
 * What an authenticator app needs: the secret in groups for typing, the address, and that as a QR code.
 */
export type NewTotpReply = {
  secret: string;
  uri: string;
  qr: QrReply;
}
/**
 * A QR code as the path of an SVG drawing in a square of `size` modules.
 */
export type QrReply = {
  size: number;
  path: string;
}
/**
 * A body that says nothing.
 */
export interface Nothing {}
/**
 * What a browser made with a passkey.
 */
export type PasskeyAnswer = {
  /**
   * What PublicKeyCredential.toJSON() made
   */
  credential: {
    [k: string]: unknown;
  };
}
/**
 * What a browser needs to make or use a passkey, in WebAuthn's own JSON.
 */
export type PasskeyOptionsReply = {
  publicKey: {
    [k: string]: unknown;
  };
}
/**
 * A password.
 */
export type Password = {
  password: string;
}
/**
 * The password until now, and the one it shall be.
 */
export type PasswordChange = {
  oldPassword: string;
  newPassword: string;
}
/**
 * Rows copied from a spreadsheet.
 */
export type PastedRows = {
  text: string;
}
/**
 * A permission that is granted or withdrawn.
 */
export type PermissionChange = {
  permission: Permission;
  granted: boolean;
}
/**
 * A permission.
 */
export type PermissionName = {
  permission: Permission;
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
 * Recovery codes that were made just now, shown this once; none where the member had some.
 */
export type RecoveryCodesReply = {
  recoveryCodes: string[];
}
/**
 * What is brought back, 0 for the repository's, and the reason.
 */
export type Return = {
  number: number;
  why: string;
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
 * A page of speak queries. `total` counts all the filter leaves; `nextCursor` is null on the last page.
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
 * What the words of a section call a picture that was uploaded.
 */
export type UploadedPictureReply = {
  file: string;
}
/**
 * All sections of words; the rest as for figures.
 */
export type WordsOverview = {
  contentFaults: string[];
  sections: SectionInList[];
}

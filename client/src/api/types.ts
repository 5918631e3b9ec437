/* Written by `make schema`. Do not edit. */

/**
 * The list of each form's queries.
 */
export type ListName = "contact" | "speak";
/**
 * The event of a mail: old figures, an edition that missed its time, its step, or a change of an account.
 */
export type EventKind = "figures" | "refused" | "edition" | "account";
/**
 * The next step of a sign-in.
 */
export type SignInStep = "second-factor" | "first-factor" | "new-password";
/**
 * The permissions: to approve what others entered, and to manage members as an administrator does.
 */
export type Permission = "approve" | "manage";

export type ApiSchemas = {
  Query: Query;
  AccountReply: AccountReply;
  ApprovalBody: ApprovalBody;
  ApprovalReply: ApprovalReply;
  Change: Change;
  ChangeBody: ChangeBody;
  Code: Code;
  ContactList: ContactList;
  DashboardReply: DashboardReply;
  DayCount: DayCount;
  DeadMail: DeadMail;
  DeskDataset: DeskDataset;
  DeskMetrics: DeskMetrics;
  DeskSubject: DeskSubject;
  DeskTerm: DeskTerm;
  DisplayName: DisplayName;
  EditionReply: EditionReply;
  EditionStepReply: EditionStepReply;
  EditionViewReply: EditionViewReply;
  ErrorReply: ErrorReply;
  EventKind: EventKind;
  FactorSetReply: FactorSetReply;
  FaultyEditionReply: FaultyEditionReply;
  FigureReading: FigureReading;
  FileReading: FileReading;
  Finding: Finding;
  FindingsReply: FindingsReply;
  LaunchGap: LaunchGap;
  LaunchReply: LaunchReply;
  ListCounts: ListCounts;
  ListName: ListName;
  LiveReply: LiveReply;
  MailStatus: MailStatus;
  ManagedMember: ManagedMember;
  MemberReply: MemberReply;
  MembersReply: MembersReply;
  NewMember: NewMember;
  NewPasskey: NewPasskey;
  NewTotpReply: NewTotpReply;
  NextStepReply: NextStepReply;
  Nothing: Nothing;
  OldFiguresReply: OldFiguresReply;
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
  PreviewReply: PreviewReply;
  QrReply: QrReply;
  QueryRecord: QueryRecord;
  Recent: Recent;
  RecentQuery: RecentQuery;
  RecentSignIn: RecentSignIn;
  RecoveryCodesReply: RecoveryCodesReply;
  Return: Return;
  SavedReply: SavedReply;
  SendBackBody: SendBackBody;
  SessionReply: SessionReply;
  SheetReading: SheetReading;
  SignInBody: SignInBody;
  SignInStep: SignInStep;
  SpeakList: SpeakList;
  Stats: Stats;
  StepBody: StepBody;
  SubjectInList: SubjectInList;
  SubjectListReply: SubjectListReply;
  SubjectViewReply: SubjectViewReply;
  Suggestion: Suggestion;
  Suggestions: Suggestions;
  TemporaryPasswordReply: TemporaryPasswordReply;
  UploadedPictureReply: UploadedPictureReply;
  WaitingEdition: WaitingEdition;
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
 * The member with its second factors and sessions; the session of this request comes first.
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
 * Who is signed in, and which permissions that member has: to approve what others entered, to manage members.
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
 * An approval: publish now or at a later moment.
 */
export type ApprovalBody = {
  /**
   * The revision that was changed
   */
  revision: number;
  /**
   * null publishes now
   */
  publishAt?: string | null;
}
/**
 * The effect of an approval by this member: `complete`, `alone` or `in part`; or why it is refused.
 */
export type ApprovalReply = {
  refusal: string | null;
  verdict: ("complete" | "alone" | "in part") | null;
}
/**
 * One change by an edition; null on the side that has no value.
 */
export type Change = {
  label: string;
  before: string | null;
  after: string | null;
}
/**
 * The new state of a draft. Its cells may be faulty; its shape may not.
 */
export type ChangeBody = {
  /**
   * The revision that was changed
   */
  revision: number;
  data: {
    [k: string]: unknown;
  };
}
/**
 * A code of an authenticator app, or a recovery code.
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
 * A visitor's query. `seenAt` is null until a member opens it.
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
 * State of mail, editions waiting for this member, old figures, and the three cards.
 */
export type DashboardReply = {
  mail: MailStatus;
  waiting: WaitingEdition[];
  oldFigures: OldFiguresReply;
  stats: Stats;
  recent: Recent;
  performance: Performance;
}
/**
 * The state of mail. `deadLetters` are the newest of `deadTotal`.
 */
export type MailStatus = {
  configured: boolean;
  state: "off" | "ok" | "behind" | "stopped";
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
 * A mail that was given up. `reason` is the server's, without addresses; `queryId` is null for an event's mail.
 */
export type DeadMail = {
  _id: string;
  queryId: string | null;
  kind: ListName | EventKind;
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
 * The strategies whose stated figures are older than `limitDays`, oldest first.
 */
export type OldFiguresReply = {
  limitDays: number;
  strategies: OldStrategyFigures[];
}
/**
 * A strategy, by its subject at the desk, with the day of its oldest stated figures.
 */
export type OldStrategyFigures = {
  subject: string;
  name: string;
  /**
   * A day in India
   */
  asOn: string;
  ageDays: number;
}
/**
 * The counts of each list.
 */
export type Stats = {
  contact: ListCounts;
  speak: ListCounts;
}
/**
 * How many queries a list has. Days are days in India; the last 7 and 30 include today.
 */
export type ListCounts = {
  today: number;
  last7Days: number;
  last30Days: number;
  total: number;
  unseen: number;
}
/**
 * The latest queries and sign-ins, newest first.
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
 * One of the latest queries of all lists.
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
  listName: ListName;
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
 * The last 30 days, ending today. The median is null if no query was opened.
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
 * Number of queries of one day, by list.
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
 * A dataset of a strategy; `columns` are those of its rows, `stated` are the sums that may be stated.
 *
 * `names` are the page's names for a column, by the column's own name. The first one stands in heads of tables.
 */
export type DeskDataset = {
  id: string;
  title: string;
  kind: string;
  columns: string[];
  names: {
    [k: string]: string[];
  };
  stated: DeskTerm[];
}
/**
 * A stated figure: its name in the file and its name for staff.
 */
export type DeskTerm = {
  name: string;
  label: string;
}
/**
 * A block of single figures.
 */
export type DeskMetrics = {
  id: string;
  title: string;
  labels: string[];
}
/**
 * A subject under the names that staff use; `page` shows it, `group` is its heading in the list.
 */
export type DeskSubject = {
  kind: "figures" | "words";
  subject: string;
  number: number;
  originalDigest: string;
  originalsChanged: boolean;
  data: {
    [k: string]: unknown;
  };
  title: string;
  group: string | null;
  page: string | null;
  datasets: DeskDataset[];
  terms: DeskTerm[];
  metrics: DeskMetrics[];
  valueSchema: {
    [k: string]: unknown;
  } | null;
}
/**
 * The name that colleagues see.
 */
export type DisplayName = {
  name: string;
}
/**
 * An edition without its data. `note` is for staff.
 */
export type EditionReply = {
  id: string;
  kind: "figures" | "words";
  subject: string;
  number: number | null;
  state: "draft" | "proposed" | "scheduled" | "published" | "discarded";
  revision: number;
  asOn: string | null;
  note: string | null;
  why: string | null;
  createdBy: string;
  changedBy: string;
  /**
   * ISO 8601 in UTC
   */
  changedAt: string;
  authors: string[];
  proposedBy: string | null;
  proposedAt: string | null;
  approvedBy: string | null;
  approvals: string[];
  approvedAlone: boolean;
  publishAt: string | null;
  publishedAt: string | null;
  againOf: number | null;
}
/**
 * The edition after a step, or a new one.
 */
export type EditionStepReply = {
  edition: EditionReply;
}
/**
 * An edition and its data.
 */
export type EditionViewReply = {
  edition: EditionReply;
  data: {
    [k: string]: unknown;
  } | null;
}
/**
 * The JSON of a refusal: a message, messages by field, and the step that must come first, if any.
 */
export type ErrorReply = {
  message: string;
  errors: {
    [k: string]: string;
  };
  next?: "fresh-proof";
}
/**
 * A first factor was set up: its recovery codes, shown only this once, and the next step.
 */
export type FactorSetReply = {
  recoveryCodes: string[];
  signIn: MemberReply | NextStepReply;
}
/**
 * The next step; the account is not open yet. `methods` are the factors, at "second-factor" only.
 */
export type NextStepReply = {
  next: SignInStep;
  methods: ("passkey" | "totp")[];
}
/**
 * The faults that kept an edition from being proposed or published.
 */
export type FaultyEditionReply = {
  message: string;
  errors: {
    [k: string]: string;
  };
  findings: FindingsReply;
}
/**
 * The findings of a check. `questions` block nothing; `approval` is None if none is waited for.
 */
export type FindingsReply = {
  faults: Finding[];
  questions: Finding[];
  changes: Change[];
  approval: ApprovalReply | null;
}
/**
 * A fault or question and its place: a row of a dataset, counted from 0, or a field.
 *
 * A place outside the edition is named by the message. `mayBeConfirmed`: staff may confirm that the value is right;
 * then it is not a fault.
 */
export type Finding = {
  dataset: string | null;
  row: number | null;
  column: string | null;
  field: string;
  message: string;
  mayBeConfirmed: boolean;
}
/**
 * A single figure: its place in an edition's data, its label, and its value as typed.
 */
export type FigureReading = {
  path: string[];
  label: string;
  value: string;
}
/**
 * The sheets of a file in its order.
 */
export type FileReading = {
  sheets: SheetReading[];
}
/**
 * One visible sheet of a file. A faulty cell stands in `rows` as it was typed.
 *
 * `columns` and the cells of `rows` are in the dataset's order. `dataset` is None for a sheet of single figures, whose
 * values are `figures`, and for one that was not read. `ignored` are headers of columns that were not read;
 * `faults` name cell or line as the sheet does, and `notes` say what was left out.
 */
export type SheetReading = {
  name: string;
  dataset: string | null;
  columns: string[];
  rows: string[][];
  ignored: string[];
  figures: FigureReading[];
  faults: string[];
  notes: string[];
}
/**
 * One kind of thing that only the firm can supply, and what is missing.
 *
 * `entered` says where, in words. `section` and `subject` lead there in the panel: a section alone lists its
 * subjects; both are null for things outside the panel.
 */
export type LaunchGap = {
  title: string;
  missing: string[];
  entered: string;
  section: ("words" | "figures") | null;
  subject: string | null;
}
/**
 * The missing content, in the order of work; empty if nothing is missing.
 */
export type LaunchReply = {
  gaps: LaunchGap[];
}
/**
 * Whether all web processes of this machine show the edition or something newer.
 */
export type LiveReply = {
  isLive: boolean;
}
/**
 * A member; one whose account is disabled cannot sign in.
 */
export type ManagedMember = {
  id: number;
  username: string;
  name: string;
  /**
   * ISO 8601 in UTC
   */
  addedAt: string;
  endedAt: string | null;
  waitsForFirstSignIn: boolean;
  hasFactor: boolean;
  lastSeenAt: string | null;
  permissions: Permission[];
}
/**
 * All members, by their e-mail addresses.
 */
export type MembersReply = {
  members: ManagedMember[];
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
 * A new passkey and its name.
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
 * What an authenticator app needs: the secret in groups for typing, and its URI as a QR code.
 */
export type NewTotpReply = {
  secret: string;
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
 * An empty object.
 */
export interface Nothing {}
/**
 * The answer of a browser to a passkey challenge.
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
 * The current password and the new one.
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
 * The address of a preview, the saved state it shows, and when it ends. Anybody who knows it may look.
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
 * New recovery codes, shown only this once; empty if the member has some already.
 */
export type RecoveryCodesReply = {
  recoveryCodes: string[];
}
/**
 * Which publication to bring back (0 for the original values), and why.
 */
export type Return = {
  number: number;
  why: string;
}
/**
 * The thanks for a stored query, and its id.
 */
export type SavedReply = {
  message: string;
  _id: string;
}
/**
 * What its author has to fix.
 */
export type SendBackBody = {
  /**
   * The revision that was changed
   */
  revision: number;
  why: string;
}
/**
 * An e-mail address and a password.
 */
export type SignInBody = {
  username: string;
  password: string;
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
 * A step of an edition, with the revision that the member saw.
 */
export type StepBody = {
  /**
   * The revision that was changed
   */
  revision: number;
}
/**
 * A strategy or a section of words in the desk's list.
 *
 * `asOn` and `ageDays`, counted to today in India, are of stated figures. `number` is the published edition's, 0
 * without one. `originalsChanged`: the original values are no longer those that it replaced.
 */
export type SubjectInList = {
  subject: string;
  title: string;
  group: string | null;
  asOn: string | null;
  ageDays: number | null;
  stated: "all" | "some" | "none";
  number: number;
  edition: EditionReply | null;
  originalsChanged: boolean;
}
/**
 * All strategies, or all sections of words.
 *
 * `contentFaults` are faults of the content folder together with published editions. While there are any, visitors see
 * the last good content.
 */
export type SubjectListReply = {
  /**
   * A day in India
   */
  today: string;
  contentFaults: string[];
  subjects: SubjectInList[];
}
/**
 * A subject, its open edition, and its publications, newest first.
 */
export type SubjectViewReply = {
  subject: DeskSubject;
  open: EditionReply | null;
  history: EditionReply[];
}
/**
 * A passage that the typed words ask for. `page` is the name of its page, empty for a page itself.
 */
export type Suggestion = {
  title: string;
  page: string;
  href: string;
}
/**
 * The best passages, best first.
 */
export type Suggestions = {
  suggestions: Suggestion[];
}
/**
 * A temporary password, shown only this once, for whom it is, and when it expires.
 */
export type TemporaryPasswordReply = {
  username: string;
  name: string;
  password: string;
  /**
   * ISO 8601 in UTC
   */
  endsAt: string;
}
/**
 * The name of an uploaded picture in the words of a section.
 */
export type UploadedPictureReply = {
  file: string;
}

/* Written by `make schema` from the render contract's JSON Schema. Do not edit. */

/**
 * What Flask posts to the renderer. `url` is the canonical path, never the visitor's.
 */
export type RenderRequest = {
  page: PageDocument;
  site: SiteDocument;
  url: string;
}
/**
 * The typed data of a page: all the renderer needs beside the site.
 */
export type PageDocument = {
  blocks: (
    | HeroBlock
    | PageHeadBlock
    | PageTabsBlock
    | QuoteBlock
    | AwardsBlock
    | CategoriesBlock
    | DoorsBlock
    | ArticleBlock
    | NoteBlock
    | CallBandBlock
    | StatusScreenBlock
    | IslandProbeBlock
    | StepsBlock
    | HighlightsBlock
    | StrategyIndexBlock
    | FaqBlock
  )[];
  breadcrumbs: Breadcrumb[];
  head: PageHeadData;
  id: string;
  path: string | null;
  status: 200 | 404 | 500 | 503;
}
/**
 * The nameplate of the home page; `heading_lines` read as one h1.
 */
export type HeroBlock = {
  action: Link;
  headingLines: string[];
  kind: "hero";
  lede: string;
  more: Link;
}
/**
 * A labelled way onward. `href` is a site path, `tel:` or `mailto:`; None once the target is only planned.
 */
export type Link = {
  href: string | null;
  label: string;
}
/**
 * Breadcrumbs, h1 and lede.
 */
export type PageHeadBlock = {
  heading: string;
  kind: "pageHead";
  lede: string;
}
/**
 * Sticky list of a long page's sections.
 */
export type PageTabsBlock = {
  items: PageTab[];
  kind: "pageTabs";
}
/**
 * A way to a section of the same page.
 */
export type PageTab = {
  label: string;
  target: string;
}
/**
 * A sentence and who said it.
 */
export type QuoteBlock = {
  id: string | null;
  illustrative: boolean;
  kind: "quote";
  organisation: string;
  role: string;
  synthetic: boolean;
  text: string;
}
/**
 * A row of awards that scrolls sideways.
 */
export type AwardsBlock = {
  footnote: string;
  heading: string;
  id: string | null;
  illustrative: boolean;
  items: Award[];
  kind: "awards";
  link: Link | null;
  note: string | null;
  surface: boolean;
}
/**
 * A rosette with `lobes` lobes. Without giver and year it is no award yet and must be marked synthetic.
 */
export type Award = {
  caption: string;
  givenBy: string | null;
  lobes: number;
  monogram: string;
  synthetic: boolean;
  text: string;
  title: string;
  year: number | null;
}
/**
 * The three AIF categories side by side.
 */
export type CategoriesBlock = {
  heading: string;
  id: string | null;
  illustrative: boolean;
  items: Category[];
  kind: "categories";
  link: Link | null;
  note: string | null;
  onward: Link[];
  surface: boolean;
}
/**
 * One AIF category: Roman numeral, nickname, label, sentence.
 */
export type Category = {
  label: string;
  nickname: string;
  numeral: "I" | "II" | "III";
  text: string;
}
/**
 * Rows that lead on.
 */
export type DoorsBlock = {
  heading: string;
  id: string | null;
  illustrative: boolean;
  items: Door[];
  kind: "doors";
  link: Link | null;
  note: string | null;
  surface: boolean;
}
/**
 * A row that leads to another page.
 */
export type Door = {
  detail: string;
  link: Link;
  text: string;
  title: string;
}
/**
 * An article: body text, an optional table, the act it rests on.
 */
export type ArticleBlock = {
  basis: string | null;
  body: (Paragraph | BulletList)[];
  heading: string;
  id: string | null;
  illustrative: boolean;
  kind: "article";
  lede: string;
  link: Link | null;
  note: string | null;
  surface: boolean;
  table: DataTable | null;
}
/**
 * One paragraph.
 */
export type Paragraph = {
  inlines: (TextInline | LinkInline)[];
  kind: "paragraph";
}
/**
 * Plain or strong words.
 */
export type TextInline = {
  kind: "text";
  strong: boolean;
  text: string;
}
/**
 * Words that lead somewhere; `href` None where the target is only planned.
 */
export type LinkInline = {
  href: string | null;
  kind: "link";
  text: string;
}
/**
 * An unordered list of one-paragraph items.
 */
export type BulletList = {
  items: (TextInline | LinkInline)[][];
  kind: "list";
}
/**
 * A small table of words and figures. The first cell of each row is its head.
 */
export type DataTable = {
  caption: string;
  columns: TableColumn[];
  rows: string[][];
}
/**
 * A column head; the unit stands in it.
 */
export type TableColumn = {
  label: string;
  numeric: boolean;
}
/**
 * A disclosure note.
 */
export type NoteBlock = {
  body: (Paragraph | BulletList)[];
  heading: string;
  kind: "note";
}
/**
 * The closing band: a way to ask, and the firm's phone.
 */
export type CallBandBlock = {
  action: Link;
  heading: string;
  kind: "callBand";
  text: string;
}
/**
 * What is shown in place of a page. `retry` offers to load the address again.
 */
export type StatusScreenBlock = {
  action: Link | null;
  heading: string;
  kind: "statusScreen";
  kolam: "whole" | "loose";
  phone: boolean;
  retry: string | null;
  text: string;
}
/**
 * Proves the island mechanism. Drawn in development and test builds only.
 */
export type IslandProbeBlock = {
  kind: "islandProbe";
  label: string;
  on: "now" | "visible" | "intent";
  start: number;
}
/**
 * Numbered steps as drawn.
 */
export type StepsBlock = {
  heading: string;
  id: string | null;
  illustrative: boolean;
  items: Step[];
  kind: "steps";
  link: Link | null;
  note: string | null;
  surface: boolean;
}
/**
 * A numbered step as drawn.
 */
export type Step = {
  drawing: (Drawdown | SmallLines | DotColumns) | null;
  text: string;
  title: string;
}
/**
 * Percent below the last high, 0 or negative, one value a month.
 */
export type Drawdown = {
  benchmarkPercent: number[];
  caption: string;
  kind: "drawdown";
  portfolioPercent: number[];
}
/**
 * Up to six small lines.
 */
export type SmallLines = {
  kind: "smallLines";
  lines: SmallLine[];
}
/**
 * One named line; values in the series' own unit.
 */
export type SmallLine = {
  gold: boolean;
  name: string;
  values: number[];
}
/**
 * Dots heaped in columns; one dot is gold and labelled. `gold_column` and `gold_row` count from 0.
 */
export type DotColumns = {
  caption: string;
  counts: number[];
  goldColumn: number;
  goldLabel: string;
  goldRow: number;
  kind: "dotColumns";
}
/**
 * Counts of the firm as drawn.
 */
export type HighlightsBlock = {
  asOn: string;
  basis: string;
  heading: string;
  id: string | null;
  illustrative: boolean;
  items: Highlight[];
  kind: "highlights";
  link: Link | null;
  note: string | null;
  surface: boolean;
}
/**
 * One count: `count` dots, and one gold dot where the claim ends in a plus.
 */
export type Highlight = {
  count: number;
  explanation: string | null;
  label: string;
  plus: boolean;
}
/**
 * The list of PMS strategies as drawn.
 */
export type StrategyIndexBlock = {
  footnote: string;
  heading: string;
  id: string | null;
  illustrative: boolean;
  kind: "strategyIndex";
  link: Link | null;
  note: string | null;
  rows: StrategyRow[];
  surface: boolean;
}
/**
 * A strategy in a list, ready to draw. `completed_years` is None where no inception date is stated.
 */
export type StrategyRow = {
  completedYears: number | null;
  horizon: string | null;
  href: string | null;
  name: string;
  oneLine: string;
  since: string | null;
  stocks: string | null;
}
/**
 * Questions as drawn; `group` makes them exclusive.
 */
export type FaqBlock = {
  drawing: "financialYear" | null;
  footnote: string;
  group: string;
  heading: string;
  id: string | null;
  illustrative: boolean;
  kind: "faq";
  link: Link | null;
  note: string | null;
  questions: Question[];
  surface: boolean;
}
/**
 * One question with its answer.
 */
export type Question = {
  answer: (Paragraph | BulletList)[];
  id: string;
  question: string;
}
/**
 * One step of the way from home to here; the last has no href.
 */
export type Breadcrumb = {
  href: string | null;
  name: string;
}
/**
 * What stands in the document's head.
 */
export type PageHeadData = {
  canonical: string | null;
  description: string;
  robots: string | null;
  structuredData: {
    [k: string]: unknown;
  }[];
  title: string;
}
/**
 * What the frame of every page is drawn from.
 */
export type SiteDocument = {
  action: Link;
  addressLines: string[];
  copyrightYear: number;
  email: string;
  firmName: string;
  footerFirm: Link[];
  footerFunds: Link[];
  footerLegal: Link[];
  footerStrategies: Link[];
  header: HeaderGroup[];
  hours: OpeningHours[];
  legalName: string;
  phoneDisplay: string;
  phoneHref: string;
  product: string;
  registrations: string[];
  rightsLine: string;
  riskLine: string;
  themeColorDark: string;
  themeColorLight: string;
  wordmark: Wordmark | null;
}
/**
 * A header group as drawn: links whose page is only planned have no href.
 */
export type HeaderGroup = {
  href: string | null;
  id: string;
  label: string;
  links: Link[];
}
/**
 * A span of weekdays and its hours; `days_schema` are schema.org day names.
 */
export type OpeningHours = {
  closes: string;
  days: string;
  daysSchema: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[];
  hours: string;
  opens: string;
}
/**
 * The native-script name as one SVG path, shaped once; drawn in the home footer.
 */
export type Wordmark = {
  path: string;
  viewBox: string;
}

export type Block = PageDocument["blocks"][number];
export type BlockKind = Block["kind"];
export type RichBlock = Question["answer"][number];
export type Inline = Paragraph["inlines"][number];
export type Drawing = NonNullable<Step["drawing"]>;

/* Written by `make schema`. Do not edit. */

/**
 * What Flask posts to the renderer. `url` is the canonical path, never the visitor's.
 */
export type RenderRequest = {
  page: PageDocument;
  site: SiteDocument;
  url: string;
}
/**
 * All data of a page beside the site; `holds_sample`: a block shows one, and the page says so at its top.
 */
export type PageDocument = {
  blocks: (
    | AwardsBlock
    | ClaimsBlock
    | CountersBlock
    | CourseBlock
    | HighlightsBlock
    | MapBlock
    | MetricsBlock
    | PictureBlock
    | ProfilesBlock
    | QuoteBlock
    | ReviewSheetBlock
    | ComparisonBlock
    | ExplorerBlock
    | RelatedStrategiesBlock
    | SearchBlock
    | StrategyIndexBlock
    | CallBandBlock
    | ChapterBlock
    | ContactHeadBlock
    | CostsAnswerBlock
    | HeroBlock
    | PageHeadBlock
    | PageTabsBlock
    | StaffPanelBlock
    | StatusScreenBlock
    | UnpublishedBlock
    | CostsBlock
    | CrossoverBlock
    | FactsheetHeadBlock
    | FrameworkBlock
    | GrowthBlock
    | HoldingsBlock
    | MoversBlock
    | ReturnsBlock
    | SectorsBlock
    | StyleBoxBlock
    | ThemesBlock
    | WealthCreatorsBlock
    | AnswerBlock
    | ArticleBlock
    | CardsBlock
    | CategoriesBlock
    | DefinitionsBlock
    | DoorsBlock
    | FaqBlock
    | GlossaryBlock
    | KeyFactsBlock
    | NoteBlock
    | ResidenceGuideBlock
    | StepsBlock
    | TableBlock
  )[];
  breadcrumbs: Breadcrumb[];
  head: PageHeadData;
  holdsSample: boolean;
  id: string;
  layout: "story" | "decision" | "reference" | "factsheet" | "contact";
  path: string | null;
  review: Review | null;
  status: 200 | 404 | 500 | 503;
}
/**
 * A row that scrolls sideways, of awards by their years, or of claims.
 */
export type AwardsBlock = {
  heading: string;
  id: string | null;
  items: StatedClaim[];
  kind: "awards";
  link: Link | null;
  note: string | null;
  sample: boolean;
  surface: boolean;
}
/**
 * A claim as shown: its digits, a plus if there are more, and the `way` to what is counted.
 */
export type StatedClaim = {
  explanation: string | null;
  figure: string;
  label: string;
  unit: "+" | "";
  way: Link | null;
}
/**
 * A labelled link. `href` is a site path, `tel:` or `mailto:`; None while the target is only planned.
 */
export type Link = {
  href: string | null;
  label: string;
}
/**
 * Claims of the firm as rendered.
 */
export type ClaimsBlock = {
  asOn: string;
  basis: string;
  heading: string;
  id: string | null;
  items: StatedClaim[];
  kind: "claims";
  link: Link | null;
  note: string | null;
  sample: boolean;
  surface: boolean;
}
/**
 * Figures that count up, each above what it means.
 */
export type CountersBlock = {
  footnote: string;
  heading: string;
  id: string | null;
  /**
   * @minItems 2
   * @maxItems 4
   */
  items: Counter[];
  kind: "counters";
  link: Link | null;
  note: string | null;
  sample: boolean;
  surface: boolean;
}
/**
 * Per cent, counted up to at first sight; the HTML holds the final value. `meaning`: what it is, or is not.
 */
export type Counter = {
  label: string;
  meaning: string;
  target: number;
}
/**
 * A drawing as wide as the page, and its places as numbered columns.
 *
 * They are questions to pass, the stages of a fund's life, or the moments at which a client meets two people. In a
 * fund's life `sums` are written on the gold lines, one, or one for each call. `stones` say why lines end.
 */
export type CourseBlock = {
  alt: string;
  drawing: "fourQuestions" | "fundLife" | "twoPeople";
  footnote: string | null;
  heading: string;
  id: string | null;
  /**
   * @minItems 4
   * @maxItems 5
   */
  items: Card[];
  kind: "course";
  link: Link | null;
  note: string | null;
  sample: boolean;
  /**
   * @maxItems 4
   */
  stones: string[];
  /**
   * @maxItems 3
   */
  sums: string[];
  surface: boolean;
}
/**
 * A titled sentence or two; `link` is the way on.
 */
export type Card = {
  link: Link | null;
  text: (Paragraph | BulletList)[];
  title: string;
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
 * Counts of the firm as rendered.
 */
export type HighlightsBlock = {
  asOn: string;
  basis: string;
  heading: string;
  id: string | null;
  items: StatedClaim[];
  kind: "highlights";
  link: Link | null;
  note: string | null;
  sample: boolean;
  surface: boolean;
}
/**
 * The office as rendered. `embed_url` is an OpenStreetMap embed address.
 */
export type MapBlock = {
  button: string;
  embedUrl: string;
  frameTitle: string;
  heading: string;
  kind: "map";
  text: string;
}
/**
 * A ruled row of figures, all of them stated or none.
 */
export type MetricsBlock = {
  footnote: string | null;
  heading: string;
  id: string | null;
  /**
   * @minItems 1
   * @maxItems 6
   */
  items: Metric[];
  kind: "metrics";
  link: Link | null;
  note: string | null;
  sample: boolean;
  surface: boolean;
}
/**
 * One figure in its own spelling, and its basis; without a value it awaits one.
 */
export type Metric = {
  basis: string | null;
  label: string;
  value: string | null;
}
/**
 * A photograph, and the words below it.
 */
export type PictureBlock = {
  caption: string | null;
  id: string | null;
  kind: "picture";
  picture: Picture;
}
/**
 * `file` lies in `pictures/`, or staff uploaded it. `alt` describes it for those who do not see it.
 *
 * `focal_point` says what stays in sight where a frame cuts the picture, from the left and from the top.
 * `files` is set once the picture was found.
 */
export type Picture = {
  alt: string;
  credit: string | null;
  file: string;
  files: PictureFiles;
  /**
   * @minItems 2
   * @maxItems 2
   */
  focalPoint: number[];
}
/**
 * Where browsers find it.
 */
export type PictureFiles = {
  formats: PictureFormat[];
  height: number;
  width: number;
}
/**
 * A picture in one format, the narrowest first.
 */
export type PictureFormat = {
  addresses: PictureAddress[];
  mediaType: "image/avif" | "image/webp" | "image/jpeg";
}
/**
 * Where a picture is found in one width, in pixels.
 */
export type PictureAddress = {
  href: string;
  width: number;
}
/**
 * People or teams, once there are any; `large` where the page is about them; `closing` leads to contact.
 */
export type ProfilesBlock = {
  closing: (Paragraph | BulletList)[] | null;
  heading: string;
  id: string | null;
  items: Person[];
  kind: "profiles";
  large: boolean;
  link: Link | null;
  note: string | null;
  sample: boolean;
  surface: boolean;
}
/**
 * A person, named or shown by role. What is not stated is None.
 *
 * `id` is what other pages name the person by. `registration` is the person's own, `words` are two sentences in the
 * first person.
 */
export type Person = {
  directLine: Link | null;
  experience: string | null;
  facts: ProfileFact[];
  name: string | null;
  picture: Picture | null;
  registration: string | null;
  role: string;
  text: (Paragraph | BulletList)[];
  words: string | null;
}
/**
 * A labelled fact of a profile.
 */
export type ProfileFact = {
  label: string;
  value: (Paragraph | BulletList)[];
}
/**
 * A sentence and its speaker. The picture is left out on the page that has the profile.
 */
export type QuoteBlock = {
  id: string | null;
  kind: "quote";
  name: string | null;
  organisation: string;
  picture: Picture | null;
  role: string;
  text: string;
}
/**
 * The sheet as rendered: the example, its costs added up, and what the manager keeps of the first.
 */
export type ReviewSheetBlock = {
  addressee: string;
  byHand: string;
  caption: string;
  /**
   * @minItems 2
   * @maxItems 5
   */
  costs: ReviewCost[];
  costsHeading: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  falls: ReviewCost[];
  fallsHeading: string;
  gst: ReviewCost;
  heading: string;
  /**
   * @minItems 3
   * @maxItems 8
   */
  holdings: ReviewedHolding[];
  id: string | null;
  kept: string;
  kind: "reviewSheet";
  link: Link | null;
  part: "whole" | "holdings" | "pay" | "answers";
  pay: ReviewCost;
  points: ReviewPoint[];
  pointsHeading: string | null;
  text: string;
  title: string;
  total: string;
}
/**
 * A cost of the year in whole rupees, and as it is spelt: "₹1,18,000".
 */
export type ReviewCost = {
  label: string;
  rupees: number;
  /**
   * How it is spelt.
   */
  shown: string;
}
/**
 * A holding by what its company does, and why; `by_hand` is a note, `is_sold` strikes it: the reason is gone.
 */
export type ReviewedHolding = {
  byHand: string | null;
  company: string;
  isSold: boolean;
  reason: string;
}
/**
 * One of the points beside the sheet.
 */
export type ReviewPoint = {
  text: string;
  title: string;
}
/**
 * Strategies side by side, none without a query string; `across` tells what holds for all, or for one alone.
 */
export type ComparisonBlock = {
  across: KeyTerm[];
  footnote: string;
  heading: string;
  id: string | null;
  kind: "comparison";
  link: Link | null;
  note: string | null;
  rows: ComparisonRow[];
  sample: boolean;
  strategies: ComparedStrategy[];
  surface: boolean;
}
/**
 * A term or figure of a strategy and its value as shown, a term in the specification's spelling.
 */
export type KeyTerm = {
  label: string;
  value: string;
}
/**
 * A term, and the value of each strategy, None where none is stated.
 *
 * `bars` say in percent where their parts end, on one scale: a `run` begins where its first part ends, a `range` may
 * reach to the end of its second, a `whole` has a colour for each part. `marks` are spans that stand out on it, and
 * `scale` puts it into words.
 */
export type ComparisonRow = {
  bars: (number[] | null)[];
  label: string;
  look: "run" | "range" | "whole";
  marks: number[][];
  scale: string | null;
  values: (string | null)[];
}
/**
 * The head of a column. `remove_href` leads on without the strategy, None where only two are left.
 */
export type ComparedStrategy = {
  asOn: string;
  href: string;
  name: string;
  removeHref: string | null;
}
/**
 * The list as rendered: `rows` are a page of those `found`, which the filters leave of `total`.
 */
export type ExplorerBlock = {
  action: string;
  caption: string;
  chosen: ChosenStrategy[];
  compareAction: string;
  filters: ExplorerFilter[];
  footnote: string;
  found: number;
  heading: string;
  id: string | null;
  isFiltered: boolean;
  kind: "explorer";
  link: Link | null;
  note: string | null;
  pages: ListPages | null;
  rows: StrategyRow[];
  sample: boolean;
  surface: boolean;
  total: number;
  tries: Link[];
}
/**
 * A strategy that is ticked for a comparison, on this page of the list or on another.
 */
export type ChosenStrategy = {
  name: string;
  slug: string;
}
/**
 * A select of the form; `name` is its query parameter.
 */
export type ExplorerFilter = {
  label: string;
  name: "horizon" | "style" | "since";
  options: FilterOption[];
}
/**
 * One choice; the value "" means any.
 */
export type FilterOption = {
  label: string;
  selected: boolean;
  value: string;
}
/**
 * The reader's place in a list of several pages.
 */
export type ListPages = {
  count: number;
  number: number;
}
/**
 * A strategy in a list, ready to render. `slug` is its value in the comparison's address.
 *
 * Without an inception date there are no `completed_years`; `series` is the day from which the manager's series is.
 */
export type StrategyRow = {
  completedYears: number | null;
  horizon: string | null;
  house: string | null;
  href: string | null;
  name: string;
  oneLine: string;
  risk: string | null;
  series: string | null;
  since: string | null;
  slug: string;
  stocks: string | null;
  style: string | null;
}
/**
 * The other strategies as rendered; `all_strategies` leads to the list.
 */
export type RelatedStrategiesBlock = {
  allStrategies: Link;
  comparisons: RelatedStrategy[];
  heading: string;
  id: string | null;
  kind: "relatedStrategies";
  link: Link | null;
  note: string | null;
  sample: boolean;
  surface: boolean;
}
/**
 * The way to this strategy beside another one, the label, and the style of that one.
 */
export type RelatedStrategy = {
  href: string | null;
  label: string;
  style: string | null;
}
/**
 * The search as rendered; `search_text` is "" before a search.
 *
 * `results` are the best of `found`. `meant` is how a misspelt search was read. `is_partial`: no result has all words.
 * `nearest` are names like the search text, if nothing was found.
 */
export type SearchBlock = {
  elsewhere: Link[];
  found: number;
  heading: string;
  id: string | null;
  isPartial: boolean;
  kind: "search";
  link: Link | null;
  meant: string | null;
  nearest: Link[];
  note: string | null;
  results: SearchResult[];
  sample: boolean;
  searchText: string;
  starts: Link[];
  surface: boolean;
}
/**
 * What was found: `crumbs` name the pages on the way to it.
 */
export type SearchResult = {
  crumbs: string[];
  href: string;
  kind: "strategy" | "term" | "question" | "page" | "section";
  snippet: MarkedText[];
  title: MarkedText[];
}
/**
 * A piece of text; `is_hit`: it matches a search word.
 */
export type MarkedText = {
  isHit: boolean;
  text: string;
}
/**
 * The list of PMS strategies as rendered; a long one ends early, and `all_strategies` leads to the rest.
 */
export type StrategyIndexBlock = {
  allStrategies: Link | null;
  caption: string;
  footnote: string;
  heading: string;
  id: string | null;
  kind: "strategyIndex";
  link: Link | null;
  note: string | null;
  rows: StrategyRow[];
  sample: boolean;
  surface: boolean;
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
 * A chapter as rendered. The one on how a strategy chooses says its `risk`.
 */
export type ChapterBlock = {
  /**
   * The words above it.
   */
  heading: string;
  /**
   * The id by which links find it.
   */
  id: string;
  kind: "chapter";
  risk: string | null;
  says: string | null;
}
/**
 * Heading, lede, the firm's details and the form as rendered.
 */
export type ContactHeadBlock = {
  form: QueryForm;
  heading: string;
  kind: "contactHead";
  lede: string;
  needs: Need[];
  note: (Paragraph | BulletList)[] | null;
  paper: Paper | null;
  person: Person | null;
  promise: string;
}
/**
 * A form as rendered. `values` and `errors`, by field, are set where a faulty plain post is shown again.
 *
 * `next_steps` stand on the page of thanks.
 * `prefilled` are words of ours that a field begins with; the visitor's own replace them.
 */
export type QueryForm = {
  action: string;
  api: string;
  consent: (Paragraph | BulletList)[];
  errors: {
    [k: string]: string;
  };
  fields: (LineField | TextField | PhoneField | EmailField | ChoiceField)[];
  geocoderUrl: string;
  kind: string;
  nextSteps: NextStep[];
  noticeVersion: string;
  prefilled: {
    [k: string]: string;
  };
  submitLabel: string;
  thanks: "toast" | "page";
  thanksHeading: string;
  thanksText: string;
  values: {
    [k: string]: string;
  } | null;
}
/**
 * A field of one line.
 */
export type LineField = {
  autocomplete: string | null;
  hint: string | null;
  isRequired: boolean;
  kind: "line";
  label: string;
  maximumLength: number;
  name: string;
  placeholder: string | null;
  rule: LineRule;
}
/**
 * What is wrong with a text of one line.
 */
export type LineRule = {
  lineBreak: string;
  notText: string;
  required: string | null;
  tooLong: string;
  unstorable: string;
}
/**
 * A field of several lines.
 */
export type TextField = {
  autocomplete: string | null;
  hint: string | null;
  isRequired: boolean;
  kind: "text";
  label: string;
  maximumLength: number;
  name: string;
  placeholder: string | null;
  rule: TextRule;
}
/**
 * What is wrong with a text; `{limit}` in `too_long` stands for the declared length.
 */
export type TextRule = {
  notText: string;
  required: string | null;
  tooLong: string;
  unstorable: string;
}
/**
 * A phone number with its country.
 */
export type PhoneField = {
  autocomplete: string | null;
  hint: string | null;
  isRequired: boolean;
  kind: "phone";
  label: string;
  name: string;
  placeholder: string | null;
  rule: PhoneRule;
}
/**
 * What a phone number may be after everything but the `kept` characters is dropped.
 */
export type PhoneRule = {
  dialCode: string;
  invalid: string;
  kept: string;
  notText: string;
  pattern: string;
  required: string | null;
}
/**
 * An e-mail address.
 */
export type EmailField = {
  autocomplete: string | null;
  hint: string | null;
  isRequired: boolean;
  kind: "email";
  label: string;
  maximumLength: number;
  name: string;
  placeholder: string | null;
  rule: EmailRule;
}
/**
 * What an e-mail address may be; `{limit}` as in a TextRule.
 */
export type EmailRule = {
  invalid: string;
  notText: string;
  pattern: string;
  required: string | null;
  tooLong: string;
}
/**
 * One of some values; the rule has what visitors read for each.
 */
export type ChoiceField = {
  autocomplete: string | null;
  hint: string | null;
  isRequired: boolean;
  kind: "choice";
  label: string;
  name: string;
  placeholder: string | null;
  rule: ChoiceRule;
}
/**
 * What visitors read for each value they may choose, and for any other value.
 */
export type ChoiceRule = {
  notText: string;
  options: {
    [k: string]: string;
  };
  required: string | null;
  unknown: string;
}
/**
 * What happens after sending, one step of it.
 */
export type NextStep = {
  text: string;
  title: string;
}
/**
 * What brings a visitor: the way to it, and what happens there.
 */
export type Need = {
  happens: string;
  way: Link;
}
/**
 * A small sheet: its title, its lines, and its handwritten note.
 */
export type Paper = {
  byHand: string | null;
  /**
   * @minItems 2
   * @maxItems 6
   */
  lines: PaperLine[];
  title: string;
}
/**
 * A line of a sheet; a struck one is crossed out.
 */
export type PaperLine = {
  isStruck: boolean;
  text: string;
}
/**
 * The answer as rendered, for the usual amount and year until a visitor enters others.
 */
export type CostsAnswerBlock = {
  action: string;
  answer: CostsAnswer;
  ask: Link;
  caption: string;
  footnote: string;
  formNote: string;
  heading: string;
  kind: "costsAnswer";
  lede: string;
  show: string;
}
/**
 * The form and what is worked out; `is_example` where that is not what somebody asked for.
 */
export type CostsAnswer = {
  costs: Costs;
  form: CostsForm;
  isExample: boolean;
}
/**
 * All results for an amount in rupees when leaving in `year`; `summary` says the same in a sentence.
 *
 * `heading` is the question, which the sum ends; `share` is that of the sum in the amount. `full_years` says the sum
 * of whoever waits until no exit load is due, unless none is anyway. `facts` are its parts in the order in which they
 * are drawn, from the top; `by_rule` is what the rules limit.
 */
export type Costs = {
  amount: Figure;
  byRule: string;
  facts: CostFact[];
  fullYears: string | null;
  heading: string;
  share: string;
  summary: string;
  unit: string;
  year: number;
  years: YearOfCosts[];
}
/**
 * A figure that is drawn, and how it is spelt wherever it stands.
 */
export type Figure = {
  shown: string;
  value: number;
}
/**
 * One answer: what it is about, the figure, and what it rests on.
 */
export type CostFact = {
  detail: string;
  figure: string;
  label: string;
}
/**
 * What a PMS may take from somebody who leaves in this year, counted from 1, in rupees.
 *
 * `leaving` is the exit load. `operating_so_far` are the operating costs of this year and all before, without
 * brokerage: both the most that the rules allow. `fee_so_far` is the example of a manager's fee for as long;
 * `together` is all three, `in_unit` the same in lakh or crore, and `yearly_percent` what it is of the amount a year.
 */
export type YearOfCosts = {
  feeSoFar: Figure;
  inUnit: string;
  leaving: Figure;
  operatingSoFar: Figure;
  together: Figure;
  year: number;
  yearlyPercent: string;
}
/**
 * The visitor's question, as it stands in the form. `errors` are by field: `amount`, `years` and `fee`.
 */
export type CostsForm = {
  amount: string;
  amounts: AmountChoice[];
  errors: {
    [k: string]: string;
  };
  fee: string;
  fees: string[];
  year: number;
  years: number[];
}
/**
 * An amount to choose: rupees in digits as an address has them, and in words.
 */
export type AmountChoice = {
  label: string;
  value: string;
}
/**
 * The nameplate as rendered: the sheet is answered for the usual amount and year.
 */
export type HeroBlock = {
  action: Link;
  alt: string;
  answer: CostsAnswer;
  costs: Link;
  heading: string;
  kind: "hero";
  lede: string;
  limits: string;
  onward: Link | null;
  promise: string;
}
/**
 * Breadcrumbs, h1, lede and the one `action`. `in_short` is what a long page says, in two sentences.
 *
 * A page whose figures are the answers has `figures`, a `drawing` or both, one to look things up in has `starts`.
 *
 * `questions` lead to one answer. Before any choice, all of them are shown and no answer.
 */
export type PageHeadBlock = {
  action: Link | null;
  drawing: (SpansDrawing | DotsDrawing) | null;
  /**
   * @maxItems 6
   */
  figures: HeadFigure[];
  figuresBasis: string | null;
  heading: string;
  inShort: string | null;
  kind: "pageHead";
  lede: string;
  picture: Picture | null;
  /**
   * @maxItems 3
   */
  questions: DecisionQuestion[];
  questionsTitle: string | null;
  /**
   * @maxItems 3
   */
  starts: HeadLinks[];
}
/**
 * Spans on one scale that goes from `first` to `last`.
 *
 * This interface was referenced by `undefined`'s JSON-Schema definition
 * via the `patternProperty` "^[a-z0-9]+(-[a-z0-9]+)*$".
 */
export type SpansDrawing = {
  caption: string;
  first: number;
  kind: "spans";
  last: number;
  spans: Span[];
  ticks: Tick[];
}
/**
 * One line: its name, its parts and what they say; `href` leads to what it names, `links` to all that it counts.
 */
export type Span = {
  href: string | null;
  label: string;
  links: Link[];
  parts: SpanPart[];
  value: string;
}
/**
 * A part with its `label`. `pale`: free, or night; `later` follows; `unknown`: not stated; `gold`: your money.
 */
export type SpanPart = {
  end: number;
  label: string | null;
  look: "plain" | "later" | "pale" | "unknown" | "gold";
  start: number;
}
/**
 * A mark of the scale below the spans.
 */
export type Tick = {
  at: number;
  label: string;
}
/**
 * A field of dots in groups, each of which is a part of all that follow it.
 */
export type DotsDrawing = {
  caption: string;
  /**
   * @minItems 2
   * @maxItems 4
   */
  groups: DotGroup[];
  kind: "dots";
}
/**
 * Some of the dots: what they are, and in words how many.
 */
export type DotGroup = {
  dots: number;
  label: string;
  look: "gold" | "plain" | "later" | "pale";
  value: string;
}
/**
 * A figure that a page turns on, or a word in its place, and what it is of.
 */
export type HeadFigure = {
  label: string;
  value: string;
}
/**
 * A question and the answers to choose from. None is preselected.
 */
export type DecisionQuestion = {
  /**
   * @minItems 2
   * @maxItems 3
   */
  options: DecisionOption[];
  text: string;
}
/**
 * An answer to a question. Without an `answer` of its own it leads to the next question.
 */
export type DecisionOption = {
  answer: DecisionAnswer | null;
  label: string;
}
/**
 * What follows from the answers given, and where to go on.
 */
export type DecisionAnswer = {
  /**
   * @minItems 1
   * @maxItems 3
   */
  links: Link[];
  text: string;
}
/**
 * What a reader has in hand, and the places on the page that explain it.
 */
export type HeadLinks = {
  label: string;
  /**
   * @minItems 1
   * @maxItems 9
   */
  links: Link[];
}
/**
 * Sticky list of a long page's sections: its chapters, which nobody writes, then the `items`.
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
 * The staff panel: one island in place of a public page.
 */
export type StaffPanelBlock = {
  brand: string;
  kind: "staffPanel";
}
/**
 * What is shown in place of a page: `retry` loads it again, `search` is a form, `also` a second link.
 */
export type StatusScreenBlock = {
  action: Link | null;
  also: Link | null;
  heading: string;
  kind: "statusScreen";
  kolam: "whole" | "loose";
  phone: boolean;
  retry: string | null;
  search: boolean;
  text: string;
}
/**
 * Neighbouring sections without figures, as one row: what is said of them, and where to ask.
 */
export type UnpublishedBlock = {
  ask: Link1;
  kind: "unpublished";
  sections: UnpublishedHeading[];
  text: string;
}
/**
 * A labelled link. `href` is a site path, `tel:` or `mailto:`; None while the target is only planned.
 */
export type Link1 = {
  href: string | null;
  label: string;
}
/**
 * The heading of one section, and the id by which links find it.
 */
export type UnpublishedHeading = {
  heading: string;
  id: string | null;
}
/**
 * The costs as rendered: `lead` has the terms a manager states, `any_amount` leads to the page of other amounts.
 */
export type CostsBlock = {
  anyAmount: Link;
  id: string | null;
  kind: "costs";
  lead: string | null;
  limits: CostLimits;
}
/**
 * The table, its rows in the order of time; `result` says what the shortest stay comes to.
 */
export type CostLimits = {
  amounts: string[];
  basis: string;
  caption: string;
  fee: string;
  result: string;
  rows: CostRow[];
}
/**
 * When a cost falls due, its `rule`, and for each amount in rupees what SEBI caps, the fee, and both together.
 *
 * The fee is the example, GST included, for the years until then. `is_asked` is how long the strategy asks to stay, or
 * a year if it does not say.
 */
export type CostRow = {
  fees: string[];
  isAsked: boolean;
  label: string;
  limits: string[];
  percent: number;
  percentTogether: number;
  rule: string;
  together: string[];
}
/**
 * What Mid to Mega means: definition, odds of the crossings, plausible traits.
 */
export type CrossoverBlock = {
  definition: string;
  heading: string;
  id: string | null;
  kind: "crossover";
  link: Link | null;
  note: string | null;
  sample: boolean;
  surface: boolean;
  /**
   * @minItems 2
   */
  traits: Card[];
  traitsHeading: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  types: Crossover[];
}
/**
 * One kind of crossing from one size to another, whose odds are stated.
 */
export type Crossover = {
  crossing: "midToMega" | "miniToMega";
  odds: Odds;
  text: string;
  title: string;
}
/**
 * How many of a hundred cross, as stated: about, under, or exactly this number.
 */
export type Odds = {
  bound: ("about" | "under") | null;
  percent: number;
}
/**
 * The head of a factsheet. `age` says that its figures are old.
 *
 * `action` leads where the closing band leads. `axes` are those on which this strategy states something, without
 * that of the `fact`. `results` are there once its line is stated, or a sample of it shown; `grown`
 * says in words and bars what one rupee became, once a multiple is stated.
 */
export type FactsheetHeadBlock = {
  action: Link | null;
  age: string | null;
  asOn: string | null;
  axes: StrategyAxis[];
  fact: DrawnFact | null;
  focus: HeadFocus | null;
  grown: StatedBars | null;
  heading: string;
  keyTerms: KeyTerm[];
  kind: "factsheetHead";
  lede: string;
  overline: string | null;
  portrait: Portrait | null;
  results: HeadResults | null;
}
/**
 * What several strategies state, and their dots; `stated` says how many, or who has more or less.
 */
export type StrategyAxis = {
  dots: StrategyDot[];
  label: string;
  stated: string;
}
/**
 * A strategy on an axis: the middle of its value and its width, 0 for a number. `own` ones are of the page.
 */
export type StrategyDot = {
  href: string;
  name: string;
  own: boolean;
  placePercent: number;
  spanPercent: number;
  value: string;
}
/**
 * A fact as rendered. `others` says which have more or less; `cells` are None where none are drawn.
 */
export type DrawnFact = {
  cells: FactCells | null;
  others: string | null;
  value: string;
  words: string;
}
/**
 * `filled` of `total` squares, perhaps as many as `most`; strokes for the years between the `ends`, some `marked`.
 *
 * A `limit` is a scale of rupees, whose part from `filled` on is solid; `caption` says of what. `ends` stand below.
 */
export type FactCells = {
  caption: string | null;
  /**
   * @maxItems 2
   */
  ends: string[];
  filled: number;
  look: "squares" | "limit" | "strokes";
  marked: number[];
  most: number | null;
  total: number;
}
/**
 * Where a strategy looks, as stated: fields with a sentence each, or a drawing.
 *
 * Of the `shapes`, circles, which `alt` describes, stand beside all fields, several over one each.
 * `gates` let fewer and fewer companies pass. In the `steps` of a price, a share is held from `held_from` on.
 * `on_lines` stand on the gold line of a spread, and on the dotted one.
 */
export type HeadFocus = {
  alt: string | null;
  caption: string;
  crossing: HeadCrossing | null;
  /**
   * @maxItems 6
   */
  fields: KeyTerm[];
  /**
   * @maxItems 6
   */
  gates: HeadGate[];
  heldFrom: number;
  /**
   * @maxItems 2
   */
  onLines: string[];
  /**
   * @maxItems 6
   */
  shapes: ("circles" | "spread" | "late" | "bent" | "steeper")[];
  /**
   * @maxItems 6
   */
  steps: string[];
}
/**
 * The drawing of the crossings that the page tells further down; `alt` describes it.
 */
export type HeadCrossing = {
  alt: string;
  types: Crossover[];
}
/**
 * One of the tests that a company must pass: its name, and what it asks where nothing below says so.
 */
export type HeadGate = {
  asks: string | null;
  label: string;
}
/**
 * What 1 became in portfolio and benchmark, as stated.
 */
export type StatedBars = {
  bars: GrownBar[];
  heading: string;
}
/**
 * What 1 became, as a bar from zero.
 */
export type GrownBar = {
  multiple: Figure;
  name: string;
}
/**
 * A portfolio on one scale of a hundred. `caption` says what the parts are and of which day.
 */
export type Portrait = {
  caption: string;
  parts: PortraitPart[];
}
/**
 * A cell of the bar, as wide as its share.
 */
export type PortraitPart = {
  look: "large" | "mid" | "small" | "rest" | "open";
  name: string;
  percent: Percentage;
}
/**
 * A figure in percent; `with_sign` is its spelling where no heading says the unit.
 */
export type Percentage = {
  shown: string;
  value: number;
  withSign: string;
}
/**
 * What the line of the page came to, on its `basis`. `sample`: all of it is made up, not some `terms` alone.
 *
 * `ends` says how it stands to the benchmark's, unless bars tell it as stated.
 */
export type HeadResults = {
  basis: string;
  ends: string | null;
  sample: boolean;
  terms: ToldResult[];
}
/**
 * A result beside the benchmark's: how much they differ and who stands better, None if neither does.
 */
export type ToldResult = {
  benchmark: string;
  differs: string;
  isBetter: boolean | null;
  label: string;
  value: string;
}
/**
 * A tagline, and sub-sections below. Its footer is the band that closes the page.
 */
export type FrameworkBlock = {
  heading: string;
  id: string | null;
  kind: "framework";
  link: Link | null;
  note: string | null;
  parts: Card[];
  sample: boolean;
  surface: boolean;
  tagline: string;
}
/**
 * Month ends and what 1 invested at the first became, portfolio and benchmark.
 *
 * `differences` are those of the cells, with their sign. `caption` says what the line rests on; `label` puts the
 * result in words. `table_caption` names the table of the month ends. `stated`: the head states multiples, so the
 * lines end without figures. Without rows there are no dates, and `strip` has the stated returns. `falls` are those
 * of a strategy or an index that leads.
 */
export type GrowthBlock = {
  benchmark: GrowthLine;
  caption: string;
  dates: string[];
  differences: string[];
  falls: ToldFalls | null;
  footing: Footing;
  heading: string;
  id: string | null;
  indexLeads: boolean;
  kind: "growth";
  label: string;
  link: Link | null;
  names: SeriesNames;
  note: string | null;
  portfolio: GrowthLine;
  sample: boolean;
  stated: boolean;
  strip: ReturnsStrip | null;
  surface: boolean;
  tableCaption: string;
  unit: "crore" | "multiple";
}
/**
 * What 1 became, month end by month end: drawn to four decimals, in the table as a sum to two.
 */
export type GrowthLine = {
  cells: string[];
  values: number[];
}
/**
 * The deepest fall, then the longest if it is another, and what both came to, in words.
 */
export type ToldFalls = {
  falls: Fall[];
  words: string;
}
/**
 * A fall by places among the month ends: `back` is the first as high as the peak, None if there is none yet.
 *
 * `label` says what makes it one of the two that are told: its depth, its length or both.
 */
export type Fall = {
  back: number | null;
  label: string;
  peak: number;
}
/**
 * What a block's figures rest on: `downloads` are CSV, `age` is the remark on old ones, `sample`: made up.
 */
export type Footing = {
  age: string | null;
  asOn: string;
  basis: string;
  downloads: Link[];
  sample: boolean;
  source: string | null;
}
/**
 * The names of portfolio and benchmark, and the portfolio's short name.
 */
export type SeriesNames = {
  benchmark: string;
  portfolio: string;
  portfolioShort: string;
}
/**
 * Stated returns without a line: `heading` names date, unit and benchmark; `caption` the table quoted alone.
 */
export type ReturnsStrip = {
  caption: string;
  heading: string;
  rows: ReturnsRow[];
}
/**
 * Returns over one period, in percent to one decimal; `since_inception`: the period is the whole series.
 */
export type ReturnsRow = {
  benchmarkPercent: Percentage;
  differencePercent: Figure;
  period: string;
  portfolioPercent: Percentage;
  sinceInception: boolean;
}
/**
 * Largest holdings with counts, sectors and market-cap split.
 *
 * Without rows of its own it shows what the manager states: counts and sums. `counts_stated`: the manager states all
 * counts. `finding` is of the rows, where the manager states no sum.
 */
export type HoldingsBlock = {
  caption: string;
  counts: KeyTerm[];
  countsStated: boolean;
  finding: string | null;
  footing: Footing;
  footnotes: string[];
  heading: string;
  headingHoldings: string | null;
  id: string | null;
  kind: "holdings";
  link: Link | null;
  marketCap: ShareChart | null;
  note: string | null;
  rows: Holding[];
  sample: boolean;
  sectors: ShareChart | null;
  surface: boolean;
}
/**
 * Parts, a heading, a sentence; `note` if they do not add to 100, `caption` of the table, `sample`: made up.
 */
export type ShareChart = {
  caption: string;
  heading: string;
  label: string;
  note: string | null;
  parts: Share[];
  sample: boolean;
}
/**
 * A named part in percent, spelt as stated, or as its rows are.
 */
export type Share = {
  name: string;
  percent: Percentage;
}
/**
 * A company and its share of the portfolio in percent.
 */
export type Holding = {
  company: string;
  sector: string | null;
  weightPercent: Figure;
}
/**
 * Last month's top gainers and losers.
 */
export type MoversBlock = {
  /**
   * @minItems 1
   */
  gainers: Mover[];
  heading: string;
  id: string | null;
  kind: "movers";
  link: Link | null;
  /**
   * @minItems 1
   */
  losers: Mover[];
  note: string | null;
  sample: boolean;
  surface: boolean;
}
/**
 * A company's move in one month, in percent: written as a number, shown with its sign.
 */
export type Mover = {
  changePercent: Figure;
  company: string;
}
/**
 * Returns against the benchmark; `period_basis` says how periods are counted, where the dataset says it.
 */
export type ReturnsBlock = {
  footing: Footing;
  footnotes: string[];
  heading: string;
  id: string | null;
  kind: "returns";
  link: Link | null;
  names: SeriesNames;
  note: string | null;
  periodBasis: string | null;
  sample: boolean;
  surface: boolean;
  tables: ReturnsTable[];
}
/**
 * One table, with bars `in_rows` or folded below `bars`. `label` puts them in words.
 *
 * `drawn_in_reverse`: the bars begin with the earliest year, the table with the latest. `earlier` are shown on demand.
 */
export type ReturnsTable = {
  caption: string;
  drawing: "none" | "bars" | "inRows";
  drawnInReverse: boolean;
  earlier: ReturnsRow[];
  heading: string | null;
  label: string;
  periodHeading: string;
  rows: ReturnsRow[];
}
/**
 * The largest sectors as bars over the whole width.
 */
export type SectorsBlock = {
  footing: Footing;
  heading: string;
  id: string | null;
  kind: "sectors";
  link: Link | null;
  note: string | null;
  sample: boolean;
  sectors: ShareChart;
  surface: boolean;
}
/**
 * The nine-field investment style box with one field filled.
 */
export type StyleBoxBlock = {
  heading: string;
  id: string | null;
  kind: "styleBox";
  link: Link | null;
  note: string | null;
  sample: boolean;
  size: "large" | "mid" | "small";
  style: "value" | "blend" | "growth";
  surface: boolean;
  text: string;
}
/**
 * Holdings by theme, and market-cap bands. `finding` is of the rows, `total_stated` says if the total is stated.
 */
export type ThemesBlock = {
  bands: ShareChart | null;
  finding: string | null;
  footing: Footing;
  footnotes: string[];
  heading: string;
  headingThemes: string;
  id: string | null;
  kind: "themes";
  link: Link | null;
  marketCap: ShareChart | null;
  note: string | null;
  sample: boolean;
  surface: boolean;
  themes: Theme[];
  total: KeyTerm | null;
  totalStated: boolean;
}
/**
 * Holdings under one theme; `percent` is their sum, spelt. `caption` names their table.
 */
export type Theme = {
  caption: string;
  name: string;
  percent: string;
  rows: Holding[];
}
/**
 * Rankings of wealth creators, of one day; the all-round one, which adds them up, is shown in two parts.
 */
export type WealthCreatorsBlock = {
  allRound: WealthCreatorTable;
  asOn: string;
  heading: string;
  id: string | null;
  kind: "wealthCreators";
  link: Link | null;
  note: string | null;
  /**
   * @minItems 1
   */
  rankings: WealthCreatorTable[];
  sample: boolean;
  surface: boolean;
}
/**
 * One ranking.
 */
export type WealthCreatorTable = {
  heading: string;
  table: DataTable;
  text: string;
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
 * A question, which is the heading, and its answer. `answer` is quoted alone, without the rest.
 *
 * `number`: its place among questions that follow one another. `source` names act or regulation with its year. The
 * rows of `path` are stages one after the other: each its name, what is done, and with what.
 */
export type AnswerBlock = {
  answer: string;
  body: (Paragraph | BulletList)[] | null;
  drawing: (BranchesDrawing | FeeLinesDrawing | HighWaterDrawing | SpansDrawing) | null;
  heading: string;
  id: string;
  kind: "answer";
  link: Link | null;
  note: string | null;
  number: number | null;
  path: DataTable | null;
  sample: boolean;
  source: string;
  surface: boolean;
  table: DataTable | null;
}
/**
 * Bundles of lines that part at `start`, each to its branch. The words say the same as the lines.
 */
export type BranchesDrawing = {
  /**
   * @minItems 2
   * @maxItems 3
   */
  branches: Branch[];
  caption: string;
  kind: "branches";
  start: string;
}
/**
 * A station, and the one that lines reach from there.
 */
export type Branch = {
  lines: number;
  look: "plain" | "gold";
  name: string;
  onward: Station | null;
  text: string;
}
/**
 * Whom so many lines reach, and what runs there; gold lines matter most.
 */
export type Station = {
  lines: number;
  look: "plain" | "gold";
  name: string;
  text: string;
}
/**
 * Kinds of fees as `lines`, each of one sum in rupees for each of the `years`, which are gains in per cent.
 */
export type FeeLinesDrawing = {
  alt: string;
  caption: string;
  kind: "feeLines";
  lines: {
    /**
     * @minItems 3
     * @maxItems 3
     */
    [k: string]: string[];
  };
  /**
   * @minItems 3
   * @maxItems 3
   */
  years: number[];
}
/**
 * A value in ₹ lakh at the start and after each year, and for each year its fee and words on it.
 *
 * A fee is charged above the `hurdle`, in per cent, of the first year, which ends at the high-water mark.
 */
export type HighWaterDrawing = {
  alt: string;
  caption: string;
  hurdle: number;
  kind: "highWater";
  /**
   * @minItems 3
   * @maxItems 5
   */
  lakh: number[];
  years: KeyTerm[];
}
/**
 * An article: picture, body text, a table, the act it rests on.
 */
export type ArticleBlock = {
  basis: string | null;
  body: (Paragraph | BulletList)[] | null;
  heading: string;
  id: string | null;
  kind: "article";
  lede: string;
  link: Link | null;
  note: string | null;
  picture: Picture | null;
  sample: boolean;
  surface: boolean;
  table: DataTable | null;
}
/**
 * Cards separated by hairlines. `numbered` only if the order matters; `lede` stands above them.
 */
export type CardsBlock = {
  columns: 2 | 3;
  footnote: string | null;
  heading: string;
  id: string | null;
  /**
   * @minItems 2
   */
  items: PictureCard[];
  kind: "cards";
  lede: string | null;
  link: Link | null;
  note: string | null;
  numbered: boolean;
  sample: boolean;
  surface: boolean;
}
/**
 * A card below its picture, or below the sheet of paper that results from the step.
 */
export type PictureCard = {
  link: Link | null;
  paper: Paper | null;
  picture: Picture | null;
  text: (Paragraph | BulletList)[];
  title: string;
}
/**
 * The three AIF categories side by side.
 */
export type CategoriesBlock = {
  footnote: string | null;
  heading: string;
  id: string | null;
  items: Category[];
  kind: "categories";
  link: Link | null;
  note: string | null;
  onward: Link[];
  sample: boolean;
  surface: boolean;
}
/**
 * One AIF category: Roman numeral, nickname, label, sentence and what sets it apart.
 */
export type Category = {
  facts: Definition[];
  label: string;
  nickname: string;
  numeral: "I" | "II" | "III";
  text: string;
}
/**
 * A term and what it is here.
 */
export type Definition = {
  detail: (Paragraph | BulletList)[];
  term: string;
}
/**
 * Key terms, schedules of charges, eligibility: a ruled list of terms.
 */
export type DefinitionsBlock = {
  footnote: string | null;
  heading: string;
  id: string | null;
  /**
   * @minItems 1
   */
  items: Definition[];
  kind: "definitions";
  lede: string | null;
  link: Link | null;
  note: string | null;
  sample: boolean;
  surface: boolean;
}
/**
 * Rows that lead on.
 */
export type DoorsBlock = {
  heading: string;
  id: string | null;
  items: Door[];
  kind: "doors";
  link: Link | null;
  note: string | null;
  sample: boolean;
  surface: boolean;
}
/**
 * A row that is a link to another page: its name, and what it holds in few words, in a sentence or in both.
 */
export type Door = {
  detail: string | null;
  link: Link;
  text: string | null;
}
/**
 * Questions as rendered; `group` makes them exclusive.
 */
export type FaqBlock = {
  drawings: {
    [k: string]: SpansDrawing;
  };
  footnote: string;
  group: string;
  heading: string;
  id: string | null;
  kind: "faq";
  link: Link | null;
  note: string | null;
  questions: Question[];
  sample: boolean;
  surface: boolean;
}
/**
 * One question with its answer; `in_short` stands beside the question while the answer is closed.
 */
export type Question = {
  answer: (Paragraph | BulletList)[];
  id: string;
  inShort: string | null;
  question: string;
}
/**
 * The glossary as rendered.
 */
export type GlossaryBlock = {
  footnote: string;
  heading: string;
  id: string | null;
  kind: "glossary";
  link: Link | null;
  note: string | null;
  sample: boolean;
  surface: boolean;
  terms: Term[];
}
/**
 * A term in a sentence or two, and the source of its words.
 *
 * `full` is what an abbreviation stands for. `spellings` are how texts write it: those in small letters also stand
 * for the word at the beginning of a sentence. `also_asked` is for the search alone.
 */
export type Term = {
  definition: (Paragraph | BulletList)[];
  formula: string | null;
  full: string | null;
  id: string;
  name: string;
  source: string;
}
/**
 * Key facts and their drawing as rendered.
 */
export type KeyFactsBlock = {
  drawing: SpansDrawing;
  footnote: string | null;
  heading: string;
  id: string | null;
  items: Definition[];
  kind: "keyFacts";
  link: Link | null;
  note: string | null;
  sample: boolean;
  surface: boolean;
}
/**
 * A disclosure note.
 */
export type NoteBlock = {
  body: (Paragraph | BulletList)[];
  footnote: string | null;
  heading: string;
  id: string | null;
  kind: "note";
}
/**
 * The guide as rendered: the words that `state` needs.
 */
export type ResidenceGuideBlock = {
  fema: GuideTest;
  footnote: string;
  heading: string;
  id: string;
  kind: "residenceGuide";
  link: Link | null;
  note: string | null;
  path: string;
  questions: GuideQuestion[];
  sample: boolean;
  state: GuideState;
  surface: boolean;
  tax: GuideTest;
}
/**
 * One of the two tests: its name, what its status decides on, the law, and the meaning of each status.
 */
export type GuideTest = {
  decides: string;
  heading: string;
  law: string;
  meanings: StatusMeaning[];
  undecided: (Paragraph | BulletList)[];
}
/**
 * What follows from a status: for tax or accounts, for paperwork, and what to do next.
 */
export type StatusMeaning = {
  means: (Paragraph | BulletList)[];
  next: (Paragraph | BulletList)[];
  papers: (Paragraph | BulletList)[];
  status: string;
}
/**
 * A question. `short` is its subject beside an answer. Without options it takes a number.
 */
export type GuideQuestion = {
  hint: string | null;
  options: GuideOption[];
  parameter: string;
  question: string;
  short: string;
}
/**
 * An answer to choose: as the address has it, and as it is read.
 */
export type GuideOption = {
  label: string;
  value: string;
}
/**
 * Where somebody stands: at a question, with the limits of days left open so far, or at the results.
 */
export type GuideState = {
  days: SpansDrawing;
  given: GivenAnswer[];
  question: NextQuestion | null;
  results: GuideResults | null;
}
/**
 * An earlier answer. `change_href` asks for it anew and keeps the others; a skipped one counts as not given.
 */
export type GivenAnswer = {
  changeHref: string;
  isSkipped: boolean;
  parameter: string;
  value: string;
}
/**
 * The question to answer next; `number` counts from 1, `most` may be answered, `skip_href` goes on without.
 */
export type NextQuestion = {
  error: string | null;
  most: number | null;
  number: number;
  parameter: string;
  skipHref: string;
  written: string;
}
/**
 * The results of both tests, each by itself: they can differ for the same person.
 */
export type GuideResults = {
  fema: GuideResult;
  tax: GuideResult;
}
/**
 * The result of a test. Without a `status` it cannot be decided, and `missing` names what is missing.
 */
export type GuideResult = {
  days: SpansDrawing | null;
  missing: string[];
  reason: string | null;
  status: string | null;
}
/**
 * Steps as rendered.
 */
export type StepsBlock = {
  heading: string;
  id: string | null;
  items: Step[];
  kind: "steps";
  link: Link | null;
  note: string | null;
  numbered: boolean;
  sample: boolean;
  surface: boolean;
}
/**
 * A step as rendered. `sample`: its drawing is made up, beside others that are stated.
 */
export type Step = {
  alt: string | null;
  drawing: (LinePair | Ranks | Tally) | null;
  sample: boolean;
  text: string;
  title: string;
}
/**
 * What 1 became in both lines, from the month `first` to `last`; `gold`: the leader is a portfolio.
 */
export type LinePair = {
  first: string;
  follower: number[];
  followerName: string;
  gold: boolean;
  kind: "linePair";
  last: string;
  leader: number[];
  leaderName: string;
}
/**
 * The order of some lines year by year, from the year `first` to the year `last`.
 */
export type Ranks = {
  first: string;
  kind: "ranks";
  last: string;
  lines: RankedLine[];
}
/**
 * One line; `places` counts from 1, one a year.
 */
export type RankedLine = {
  name: string;
  places: number[];
}
/**
 * `count` of `of` circles filled.
 */
export type Tally = {
  caption: string;
  count: number;
  kind: "tally";
  of: number;
}
/**
 * A table as rendered.
 */
export type TableBlock = {
  drawing: YearsDrawing | null;
  footnote: string | null;
  heading: string;
  id: string | null;
  kind: "table";
  lede: string | null;
  link: Link | null;
  note: string | null;
  onDemand: boolean;
  sample: boolean;
  surface: boolean;
  table: DataTable;
  tests: DataTable | null;
}
/**
 * Tax years in a row. `returned_after`: the days of the first, of `year_days`, before a return on a day.
 */
export type YearsDrawing = {
  kind: "years";
  returnedAfter: number | null;
  returnedOn: string;
  yearDays: number;
  years: DrawnYear[];
}
/**
 * A tax year, its name and what somebody is in it, for tax and for accounts.
 */
export type DrawnYear = {
  accounts: string;
  isOrdinary: boolean;
  isResidentForAccounts: boolean;
  status: string;
  year: string;
}
/**
 * One step of the way from home to here; the last has no href.
 */
export type Breadcrumb = {
  href: string | null;
  name: string;
}
/**
 * What stands in the document's head; a page that is not indexed has no JSON-LD and no share image.
 */
export type PageHeadData = {
  alternates: Alternate[];
  canonical: string | null;
  description: string;
  robots: string | null;
  shareImage: ShareImage | null;
  structuredData: {
    [k: string]: unknown;
  } | null;
  title: string;
}
/**
 * The page's content in another form, for programs: its media type and whole address.
 */
export type Alternate = {
  href: string;
  mediaType: string;
}
/**
 * A page's share image: where it is, what it shows to those who cannot see it, and what is drawn.
 */
export type ShareImage = {
  alt: string;
  drawing: ShareImageDrawing;
  url: string;
}
/**
 * All that is drawn; `section` is the page above; the home page's is `on_river`, others are by a rosette.
 */
export type ShareImageDrawing = {
  brand: string;
  heading: string;
  lede: string;
  onRiver: boolean;
  section: string | null;
}
/**
 * What a page of law or tax says of its day and reader; `reviewed` is None before somebody has read it.
 */
export type Review = {
  reviewed: ReviewedBy | null;
  updatedOn: string;
}
/**
 * The person who read a page and found it right, in which role, and the day.
 */
export type ReviewedBy = {
  name: string;
  on: string;
  role: string;
}
/**
 * The data for the frame of every page.
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
  hours: ShownHours[];
  legalName: string;
  phoneDisplay: string;
  phoneHref: string;
  product: string;
  registrations: string[];
  rightsLine: string;
  riskLine: string;
  search: Link | null;
  wordmark: Wordmark | null;
}
/**
 * A header group as rendered: links to planned pages have no href. `strategies` stand beside the links.
 */
export type HeaderGroup = {
  covers: string[];
  href: string | null;
  id: string;
  label: string;
  links: Link[];
  overview: Link | null;
  strategies: Link[];
}
/**
 * A span of days and its hours, as every page shows them.
 */
export type ShownHours = {
  days: string;
  hours: string;
}
/**
 * The native-script name as one SVG path, shaped once; drawn in the home footer.
 */
export type Wordmark = {
  path: string;
  viewBox: string;
}

export type Block = PageDocument["blocks"][number];
export type Inline = Paragraph["inlines"][number];
export type Drawing = NonNullable<Step["drawing"]>;

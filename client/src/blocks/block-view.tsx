import type { ReactElement } from "react";
import type { Block, PageDocument, SiteDocument } from "../content/types.ts";
import { Article } from "./article/article.tsx";
import { Awards } from "./awards/awards.tsx";
import { CallBand } from "./call-band/call-band.tsx";
import { Cards } from "./cards/cards.tsx";
import { Categories } from "./categories/categories.tsx";
import { Claims } from "./claims/claims.tsx";
import { Comparison } from "./comparison/comparison.tsx";
import { ContactHead } from "./contact-head/contact-head.tsx";
import { Counters } from "./counters/counters.tsx";
import { CrossoverDefinition } from "./crossover/crossover.tsx";
import { Definitions } from "./definitions/definitions.tsx";
import { Doors } from "./doors/doors.tsx";
import { Explorer } from "./explorer/explorer.tsx";
import { FactsheetHead } from "./factsheet-head/factsheet-head.tsx";
import { Faq } from "./faq/faq.tsx";
import { Framework } from "./framework/framework.tsx";
import { Growth } from "./growth/growth.tsx";
import { Hero } from "./hero/hero.tsx";
import { Highlights } from "./highlights/highlights.tsx";
import { Holdings } from "./holdings/holdings.tsx";
import { IslandProbe } from "./island-probe/island-probe.tsx";
import { OfficeMap } from "./map/map.tsx";
import { Metrics } from "./metrics/metrics.tsx";
import { Movers } from "./movers/movers.tsx";
import { Note } from "./note/note.tsx";
import { PageHeading } from "./page-head/page-heading.tsx";
import { PageTabs } from "./page-tabs/page-tabs.tsx";
import { Picture } from "./picture/picture.tsx";
import { Profiles } from "./profiles/profiles.tsx";
import { Quote } from "./quote/quote.tsx";
import { Returns } from "./returns/returns.tsx";
import { StaffPanelPage } from "./staff-panel/staff-panel.tsx";
import { StatusScreen } from "./status-screen/status-screen.tsx";
import { Steps } from "./steps/steps.tsx";
import { StrategyIndex } from "./strategy-index/strategy-index.tsx";
import { StyleBox } from "./style-box/style-box.tsx";
import { TableSection } from "./table/table.tsx";
import { Themes } from "./themes/themes.tsx";
import { WealthCreators } from "./wealth-creators/wealth-creators.tsx";

type BlockContext = { page: PageDocument; site: SiteDocument };
type Views = {
  [Kind in Block["kind"]]: (block: Extract<Block, { kind: Kind }>, context: BlockContext) => ReactElement;
};

const VIEWS: Views = {
  hero: (block) => <Hero block={block} />,
  pageHead: (block, { page }) => <PageHeading block={block} trail={page.breadcrumbs} />,
  pageTabs: (block) => <PageTabs block={block} />,
  quote: (block) => <Quote block={block} />,
  awards: (block) => <Awards block={block} />,
  categories: (block) => <Categories block={block} />,
  doors: (block) => <Doors block={block} />,
  article: (block) => <Article block={block} />,
  note: (block) => <Note block={block} />,
  callBand: (block, { site }) => <CallBand block={block} site={site} />,
  statusScreen: (block, { site }) => <StatusScreen block={block} site={site} />,
  staffPanel: (block) => <StaffPanelPage block={block} />,
  islandProbe: (block) => <IslandProbe block={block} />,
  steps: (block) => <Steps block={block} />,
  highlights: (block) => <Highlights block={block} />,
  strategyIndex: (block) => <StrategyIndex block={block} />,
  faq: (block) => <Faq block={block} />,
  cards: (block) => <Cards block={block} />,
  definitions: (block) => <Definitions block={block} />,
  metrics: (block) => <Metrics block={block} />,
  counters: (block) => <Counters block={block} />,
  profiles: (block) => <Profiles block={block} />,
  framework: (block) => <Framework block={block} />,
  crossover: (block) => <CrossoverDefinition block={block} />,
  styleBox: (block) => <StyleBox block={block} />,
  picture: (block, { page }) => <Picture block={block} trail={page.breadcrumbs} />,
  table: (block) => <TableSection block={block} />,
  wealthCreators: (block) => <WealthCreators block={block} />,
  movers: (block) => <Movers block={block} />,
  contactHead: (block, { page, site }) => <ContactHead block={block} trail={page.breadcrumbs} site={site} />,
  map: (block, { site }) => <OfficeMap block={block} site={site} />,
  claims: (block) => <Claims block={block} />,
  factsheetHead: (block, { page }) => <FactsheetHead block={block} trail={page.breadcrumbs} />,
  growth: (block) => <Growth block={block} />,
  returns: (block) => <Returns block={block} />,
  holdings: (block) => <Holdings block={block} />,
  themes: (block) => <Themes block={block} />,
  explorer: (block) => <Explorer block={block} />,
  comparison: (block) => <Comparison block={block} />,
};

/** Draws one block by its kind. A kind without a view does not compile. */
export function BlockView({ block, page, site }: { block: Block } & BlockContext): ReactElement {
  const view = VIEWS[block.kind] as (block: Block, context: BlockContext) => ReactElement;
  return view(block, { page, site });
}

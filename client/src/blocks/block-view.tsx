import type { ReactElement } from "react";
import type { Block, PageDocument, SiteDocument } from "../content/types.ts";
import { Awards } from "./firm/awards/awards.tsx";
import { Banner } from "./firm/banner/banner.tsx";
import { Claims } from "./firm/claims/claims.tsx";
import { Counters } from "./firm/counters/counters.tsx";
import { Drawing } from "./firm/drawing/drawing.tsx";
import { Highlights } from "./firm/highlights/highlights.tsx";
import { OfficeMap } from "./firm/map/map.tsx";
import { Metrics } from "./firm/metrics/metrics.tsx";
import { PictureView } from "./firm/picture/picture.tsx";
import { Profiles } from "./firm/profiles/profiles.tsx";
import { Quote } from "./firm/quote/quote.tsx";
import { Comparison } from "./lists/comparison/comparison.tsx";
import { Explorer } from "./lists/explorer/explorer.tsx";
import { RelatedStrategies } from "./lists/related-strategies/related-strategies.tsx";
import { Search } from "./lists/search/search.tsx";
import { StrategyIndex } from "./lists/strategy-index/strategy-index.tsx";
import { CallBand } from "./page/call-band/call-band.tsx";
import { ContactHead } from "./page/contact-head/contact-head.tsx";
import { Hero } from "./page/hero/hero.tsx";
import { IslandProbe } from "./page/island-probe/island-probe.tsx";
import { PageHeading } from "./page/page-head/page-heading.tsx";
import { PageTabs } from "./page/page-tabs/page-tabs.tsx";
import { StaffPanelPage } from "./page/staff-panel/staff-panel.tsx";
import { StatusScreen } from "./page/status-screen/status-screen.tsx";
import { Unpublished } from "./page/unpublished/unpublished.tsx";
import { CrossoverDefinition } from "./strategy/crossover/crossover.tsx";
import { FactsheetHead } from "./strategy/factsheet-head/factsheet-head.tsx";
import { Framework } from "./strategy/framework/framework.tsx";
import { Growth } from "./strategy/growth/growth.tsx";
import { Holdings } from "./strategy/holdings/holdings.tsx";
import { Movers } from "./strategy/movers/movers.tsx";
import { Returns } from "./strategy/returns/returns.tsx";
import { Sectors } from "./strategy/sectors/sectors.tsx";
import { SlopeSection } from "./strategy/slope/slope.tsx";
import { StyleBox } from "./strategy/style-box/style-box.tsx";
import { Themes } from "./strategy/themes/themes.tsx";
import { WealthCreators } from "./strategy/wealth-creators/wealth-creators.tsx";
import { Article } from "./text/article/article.tsx";
import { Cards } from "./text/cards/cards.tsx";
import { Categories } from "./text/categories/categories.tsx";
import { Definitions } from "./text/definitions/definitions.tsx";
import { Doors } from "./text/doors/doors.tsx";
import { Faq } from "./text/faq/faq.tsx";
import { Glossary } from "./text/glossary/glossary.tsx";
import { KeyFacts } from "./text/key-facts/key-facts.tsx";
import { Note } from "./text/note/note.tsx";
import { Steps } from "./text/steps/steps.tsx";
import { TableSection } from "./text/table/table.tsx";

type BlockContext = { page: PageDocument; site: SiteDocument };
type Views = {
  [Kind in Block["kind"]]: (block: Extract<Block, { kind: Kind }>, context: BlockContext) => ReactElement;
};

const VIEWS: Views = {
  hero: (block) => <Hero block={block} />,
  pageHead: (block, { page }) => <PageHeading block={block} trail={page.breadcrumbs} review={page.review} />,
  pageTabs: (block) => <PageTabs block={block} />,
  quote: (block) => <Quote block={block} />,
  awards: (block) => <Awards block={block} />,
  banner: (block) => <Banner block={block} />,
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
  drawing: (block, { page }) => <Drawing block={block} trail={page.breadcrumbs} />,
  picture: (block) => <PictureView block={block} />,
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
  relatedStrategies: (block) => <RelatedStrategies block={block} />,
  keyFacts: (block) => <KeyFacts block={block} />,
  slope: (block) => <SlopeSection block={block} />,
  glossary: (block) => <Glossary block={block} />,
  search: (block, { site }) => <Search block={block} site={site} />,
  sectors: (block) => <Sectors block={block} />,
  unpublished: (block) => <Unpublished block={block} />,
};

/** Draws one block by its kind. A kind without a view does not compile. */
export function BlockView({ block, page, site }: { block: Block } & BlockContext): ReactElement {
  const view = VIEWS[block.kind] as (block: Block, context: BlockContext) => ReactElement;
  return view(block, { page, site });
}

import type { ReactElement } from "react";
import type { Block, PageDocument, SiteDocument } from "../content/types.ts";
import { Article } from "./article/article.tsx";
import { Awards } from "./awards/awards.tsx";
import { CallBand } from "./call-band/call-band.tsx";
import { Categories } from "./categories/categories.tsx";
import { Doors } from "./doors/doors.tsx";
import { Faq } from "./faq/faq.tsx";
import { Hero } from "./hero/hero.tsx";
import { Highlights } from "./highlights/highlights.tsx";
import { IslandProbe } from "./island-probe/island-probe.tsx";
import { Note } from "./note/note.tsx";
import { PageHeading } from "./page-head/page-heading.tsx";
import { PageTabs } from "./page-tabs/page-tabs.tsx";
import { Quote } from "./quote/quote.tsx";
import { StatusScreen } from "./status-screen/status-screen.tsx";
import { Steps } from "./steps/steps.tsx";
import { StrategyIndex } from "./strategy-index/strategy-index.tsx";

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
  islandProbe: (block) => <IslandProbe block={block} />,
  steps: (block) => <Steps block={block} />,
  highlights: (block) => <Highlights block={block} />,
  strategyIndex: (block) => <StrategyIndex block={block} />,
  faq: (block) => <Faq block={block} />,
};

/** Draws one block by its kind. A kind without a view does not compile. */
export function BlockView({ block, page, site }: { block: Block } & BlockContext): ReactElement {
  const view = VIEWS[block.kind] as (block: Block, context: BlockContext) => ReactElement;
  return view(block, { page, site });
}

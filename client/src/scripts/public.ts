import { startAwards } from "./awards.ts";
import { startCompare } from "./compare.ts";
import { startCounters } from "./counters.ts";
import { startHeldSummaries } from "./held-summaries.ts";
import { startIslands } from "./islands.ts";
import { startMenus } from "./menus.ts";
import { startMobileMenu } from "./mobile-menu.ts";
import { startPageTabs } from "./page-tabs.ts";
import { startPrintButtons } from "./print-button.ts";
import { startReveal } from "./reveal.ts";

startMenus();
startMobileMenu();

startReveal();
startAwards();
startCounters();
startPageTabs();
startPrintButtons();
startCompare();
startHeldSummaries();
startIslands();

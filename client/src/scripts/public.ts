import { startAwards } from "./awards.ts";
import { startIslands } from "./islands.ts";
import { startMenus } from "./menus.ts";
import { startMobileMenu } from "./mobile-menu.ts";
import { startPageTabs } from "./page-tabs.ts";
import { startReveal } from "./reveal.ts";

startMenus();
startMobileMenu();
startReveal();
startAwards();
startPageTabs();
startIslands();

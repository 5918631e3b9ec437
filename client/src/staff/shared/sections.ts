import type { QueryKind } from "../../api/types.ts";
import type { IconName } from "../../components/icon.tsx";
import { FORMS } from "./forms.ts";

/** What the panel shows beside its menu. */
export type SectionName =
  | QueryKind
  | "dashboard"
  | "figures"
  | "words"
  | "members"
  | "account"
  | "users"
  | "settings"
  | "reports";

const LABELS: Record<SectionName, string> = {
  dashboard: "Dashboard",
  ...(Object.fromEntries(FORMS.map(({ listName, title }) => [listName, title])) as Record<QueryKind, string>),
  figures: "Figures",
  words: "Words",
  members: "Members",
  account: "Your account",
  users: "Users",
  settings: "Settings",
  reports: "Reports",
};

/** The menu's entries, in order; the last only for those who manage members. Your account is at the name in the top bar. */
export const MENU: { section: SectionName; icon: IconName; isForManagers?: true }[] = [
  { section: "dashboard", icon: "layout-dashboard" },
  ...FORMS.map(({ listName: section, icon }) => ({ section, icon })),
  { section: "figures", icon: "chart-line" },
  { section: "words", icon: "file-text" },
  { section: "members", icon: "user-round", isForManagers: true },
];

/** The section's name on screen. */
export function sectionLabel(section: SectionName): string {
  return LABELS[section];
}

const HOME = "/admin/dashboard";

/** The section's address, so that it survives a reload and the way back. */
export function sectionAddress(section: SectionName): string {
  return section === "dashboard" ? HOME : `${HOME}/${section}`;
}

/** The section an address names: the dashboard where it names none, null where it names an unknown one. */
export function sectionOf(pathname: string): SectionName | null {
  const named = pathname.slice(HOME.length + 1).split("/")[0] || "dashboard";
  return Object.hasOwn(LABELS, named) ? (named as SectionName) : null;
}

const QUERY_ID = /^[0-9a-f]{24}$/;

/** The address that opens one query over its list. */
export function queryAddress({ kind, id }: { kind: QueryKind; id: string }): string {
  return `${sectionAddress(kind)}/${id}`;
}

/** The query that the end of a list's address names, null where it can be none: it becomes part of the API's path. */
export function queryIdOf(place = ""): string | null {
  return QUERY_ID.test(place) ? place : null;
}

/**
 * Where an address leads that names its section, and what is shown in it, by a query string, as earlier mails and bookmarks
 * do; null where it names none.
 */
export function movedAddress(search: string): string | null {
  const parameters = new URLSearchParams(search);
  const section = parameters.get("section");
  if (section === null || section === "dashboard") return null;
  const subject = parameters.get("query") ?? parameters.get("strategy") ?? parameters.get("part");
  const edition = parameters.get("edition");
  const place = [section, subject ?? "", ...(subject && edition ? ["editions", edition] : [])];
  return `${HOME}/${place
    .flatMap((part) => part.split("/"))
    .filter(Boolean)
    .map(encodeURIComponent)
    .join("/")}`;
}

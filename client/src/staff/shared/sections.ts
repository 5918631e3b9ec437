import type { ListName } from "../../api/types.ts";
import type { IconName } from "../../components/icon.tsx";
import { FORMS } from "./forms.ts";

/** The sections of the panel. Users, settings and reports are empty and in no menu: the specification asks for them. */
export type SectionName =
  | ListName
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
  ...(Object.fromEntries(FORMS.map(({ listName, title }) => [listName, title])) as Record<ListName, string>),
  figures: "Figures",
  words: "Words",
  members: "Members",
  account: "Your account",
  users: "Users",
  settings: "Settings",
  reports: "Reports",
};

/** The menu's entries in order; the last is for administrators alone. The name in the top bar opens the account. */
export const MENU: { section: SectionName; icon: IconName; isForAdministrators?: true }[] = [
  { section: "dashboard", icon: "layout-dashboard" },
  ...FORMS.map(({ listName: section, icon }) => ({ section, icon })),
  { section: "figures", icon: "chart-line" },
  { section: "words", icon: "file-text" },
  { section: "members", icon: "user-round", isForAdministrators: true },
];

/** The section's name on screen. */
export function sectionLabel(section: SectionName): string {
  return LABELS[section];
}

const HOME = "/admin/dashboard";

/** The section's address; with it, a reload and Back stay in the section. */
export function sectionAddress(section: SectionName): string {
  return section === "dashboard" ? HOME : `${HOME}/${section}`;
}

/** The section of an address: the dashboard if it names none, null if it names an unknown one. */
export function sectionOf(pathname: string): SectionName | null {
  const named = pathname.slice(HOME.length + 1).split("/")[0] || "dashboard";
  return Object.hasOwn(LABELS, named) ? (named as SectionName) : null;
}

const QUERY_ID = /^[0-9a-f]{24}$/;

/** The address of one query, open over its list. */
export function queryAddress({ listName, id }: { listName: ListName; id: string }): string {
  return `${sectionAddress(listName)}/${id}`;
}

/** The query at the end of a list's address, null if not a valid id, because it becomes part of the API's path. */
export function queryIdOf(place = ""): string | null {
  return QUERY_ID.test(place) ? place : null;
}

/**
 * The new address for an old one, which named the section in a query string (earlier mails and bookmarks do); null if
 * it names none.
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

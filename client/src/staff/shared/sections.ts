import type { QueryKind } from "../../api/types.ts";
import type { IconName } from "../../components/icon.tsx";
import { FORMS, isQueryKind } from "./forms.ts";

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

/** The section's address, so that it survives a reload and the way back. */
export function sectionAddress(section: SectionName): string {
  return section === "dashboard" ? "/admin/dashboard" : `/admin/dashboard?section=${section}`;
}

/** The section an address names: the dashboard where it names none, null where it names an unknown one. */
export function sectionOf(parameters: URLSearchParams): SectionName | null {
  const named = parameters.get("section") ?? "dashboard";
  return Object.hasOwn(LABELS, named) ? (named as SectionName) : null;
}

/** One query, as the link of a mail names it. */
export type LinkedQuery = { kind: QueryKind; id: string };

const QUERY_ID = /^[0-9a-f]{24}$/;

/** The address that opens one query over its list. */
export function queryAddress({ kind, id }: LinkedQuery): string {
  return `${sectionAddress(kind)}&query=${id}`;
}

/** The query an address names, null where it names none or no list it could be in. */
export function linkedQueryOf(parameters: URLSearchParams): LinkedQuery | null {
  const [kind, id] = [parameters.get("section") ?? "", parameters.get("query") ?? ""];
  return isQueryKind(kind) && QUERY_ID.test(id) ? { kind, id } : null;
}

import type { IconName } from "../../components/icon.tsx";

/** What the panel shows beside its menu. */
export type SectionName = "dashboard" | "contact" | "speak" | "users" | "settings" | "reports";

const LABELS: Record<SectionName, string> = {
  dashboard: "Dashboard",
  contact: "Contact Query",
  speak: "Speak Query",
  users: "Users",
  settings: "Settings",
  reports: "Reports",
};

/** The menu's entries, in order. */
export const MENU: { section: "dashboard" | "contact" | "speak"; icon: IconName }[] = [
  { section: "dashboard", icon: "layout-dashboard" },
  { section: "contact", icon: "mail" },
  { section: "speak", icon: "phone" },
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

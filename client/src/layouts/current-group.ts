import type { HeaderGroup } from "../content/types.ts";

/** Whether a page belongs to a header group: it is linked from it, or lies below the group's own path. */
export function isCurrentGroup(group: HeaderGroup, pathname: string): boolean {
  const below = `/${group.id}`;
  return (
    pathname === below ||
    pathname.startsWith(`${below}/`) ||
    group.links.some((link) => link.href === pathname)
  );
}

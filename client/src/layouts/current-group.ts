import type { HeaderGroup } from "../content/types.ts";

/** Whether a page belongs to a header group: linked from it, or below one of its folders. */
export function isCurrentGroup(group: HeaderGroup, pathname: string): boolean {
  const folders = [`/${group.id}`, ...group.covers];
  return (
    folders.some((folder) => pathname === folder || pathname.startsWith(`${folder}/`)) ||
    group.links.some((link) => link.href === pathname)
  );
}

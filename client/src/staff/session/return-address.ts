/** What a redirect to the sign-in leaves in the history: the address that was asked for. No link can set it. */
export type SignInState = { asked: string };

const HOME = "/admin/dashboard";
const SIGN_IN = "/admin/login";

/** Where a sign-in leads, given the history's state: to the panel's address first asked for, else to the dashboard. */
export function returnAddress(state: unknown): string {
  const { asked } = (state ?? {}) as Partial<Record<keyof SignInState, unknown>>;
  if (typeof asked !== "string" || !URL.canParse(asked, location.origin)) return HOME;
  const { origin, pathname, search, hash } = new URL(asked, location.origin);
  const isInside = origin === location.origin && pathname.startsWith("/admin/") && pathname !== SIGN_IN;
  return isInside ? `${pathname}${search}${hash}` : HOME;
}

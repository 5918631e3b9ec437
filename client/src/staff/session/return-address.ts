/** The history state of a redirect to the sign-in: the requested address. No link can set it. */
export type SignInState = { asked: string };

const HOME = "/admin/dashboard";
const SIGN_IN = "/admin/login";

/** The address after a sign-in, from the history's state: the one first requested, else the dashboard. */
export function returnAddress(state: unknown): string {
  const { asked } = (state ?? {}) as Partial<Record<keyof SignInState, unknown>>;
  if (typeof asked !== "string" || !URL.canParse(asked, location.origin)) return HOME;
  const { origin, pathname, search, hash } = new URL(asked, location.origin);
  const isInside = origin === location.origin && pathname.startsWith("/admin/") && pathname !== SIGN_IN;
  return isInside ? `${pathname}${search}${hash}` : HOME;
}

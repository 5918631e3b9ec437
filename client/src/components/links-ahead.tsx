import type { ReactElement } from "react";

/** Staff pages, the API and files are never loaded ahead, nor are links that ask not to be followed. */
const LINKS_LOADED_AHEAD = {
  and: [
    { href_matches: "/*" },
    { not: { href_matches: ["/admin*", "/api*", "/*.*"] } },
    { not: { selector_matches: "[download], [rel~=nofollow], [target]" } },
  ],
};

/** Speculation rules: render on hover or touch; browsers that only prefetch do that. */
const RULES = JSON.stringify({
  prerender: [{ where: LINKS_LOADED_AHEAD, eagerness: "moderate" }],
  prefetch: [{ where: LINKS_LOADED_AHEAD, eagerness: "moderate" }],
});

/**
 * Lets browsers load the next page ahead. The rules stand in the document, since browsers would load a file before
 * stylesheet and fonts; the content security policy knows them by their hash (`SPECULATION_RULES_HASH` in
 * `app/web/response_headers.py`).
 */
export function LinksAhead(): ReactElement {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the constant above; React would write quotes as entities
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: RULES }} />;
}

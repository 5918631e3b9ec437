import type { ReactElement } from "react";

/** Staff pages, the API, files, links with `nofollow` and links that open elsewhere are never loaded ahead. */
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
 * Lets browsers load the next page ahead. The rules are part of the document, because browsers would load a file of
 * rules before stylesheet and fonts. The content security policy allows them by their hash (`SPECULATION_RULES_HASH` in
 * `app/web/response_headers.py`).
 */
export function LinksAhead(): ReactElement {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the constant above; React would write quotes as entities
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: RULES }} />;
}

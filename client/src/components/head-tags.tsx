import type { ReactElement } from "react";
import { Helmet } from "react-helmet-async";
import type { PageHeadData } from "../content/types.ts";

/** In pixels, as `share-images/share-image.tsx` draws it. */
const SHARE_IMAGE_SIZE = { width: "1200", height: "630" };

/**
 * The one place that writes title, description, canonical, robots, alternates and structured data.
 * Helmet does not merge on React 19, so a document holds exactly one HeadTags.
 */
export function HeadTags({ head, siteName }: { head: PageHeadData; siteName: string }): ReactElement {
  return (
    <Helmet>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {head.canonical !== null && <link rel="canonical" href={head.canonical} />}
      {head.robots !== null && <meta name="robots" content={head.robots} />}
      {head.alternates.map(({ mediaType, href }) => (
        <link rel="alternate" type={mediaType} href={href} key={href} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      {head.canonical !== null && <meta property="og:url" content={head.canonical} />}
      {head.shareImage !== null && <meta property="og:image" content={head.shareImage.url} />}
      {head.shareImage !== null && <meta property="og:image:width" content={SHARE_IMAGE_SIZE.width} />}
      {head.shareImage !== null && <meta property="og:image:height" content={SHARE_IMAGE_SIZE.height} />}
      {head.shareImage !== null && <meta property="og:image:alt" content={head.shareImage.alt} />}
      {head.shareImage !== null && <meta name="twitter:card" content="summary_large_image" />}
      {head.structuredData !== null && (
        <script type="application/ld+json">{embedJson(head.structuredData)}</script>
      )}
    </Helmet>
  );
}

/** JSON that cannot end a script element early. */
function embedJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

import type { ReactElement } from "react";
import type { Picture } from "../content/types.ts";
import styles from "./picture-frame.module.css";

const FRAMES = {
  whole: { name: "", ratio: Number.POSITIVE_INFINITY },
  portrait: { name: styles.portrait, ratio: 4 / 5 },
  landscape: { name: styles.landscape, ratio: 3 / 2 },
};
/** The step of the focal point: the stylesheet has a rule for every tenth of the picture. */
const STEP_PERCENT = 10;

/**
 * A picture in all its formats and widths, with its credit below.
 *
 * `frame` cuts it to 4:5 or 3:2 round its focal point. `width` is the frame's width, a length of CSS. With `inHead` it
 * loads at once; other pictures load when they come near.
 */
export function PictureFrame({
  picture: { files, alt, focalPoint, credit },
  width,
  frame = "whole",
  inHead = false,
}: {
  picture: Picture;
  width: string;
  frame?: keyof typeof FRAMES;
  inHead?: boolean;
}): ReactElement {
  const [left, top] = focalPoint.map((percent) => Math.round(percent / STEP_PERCENT));
  // The browser also loads what the frame cuts off at the sides.
  const beyond = files.width / files.height / FRAMES[frame].ratio;
  const sizes = beyond > 1 ? `calc(${Math.round(beyond * 100) / 100} * ${width})` : width;
  const known = files.formats.at(-1);
  return (
    <figure className={styles.figure}>
      <picture data-tenths={left}>
        {files.formats.slice(0, -1).map(({ mediaType, addresses }) => (
          <source type={mediaType} srcSet={asSet(addresses)} sizes={sizes} key={mediaType} />
        ))}
        <img
          className={`${styles.image} ${FRAMES[frame].name}`}
          data-tenths={top}
          src={known?.addresses.at(-1)?.href}
          srcSet={asSet(known?.addresses ?? [])}
          sizes={sizes}
          alt={alt}
          width={files.width}
          height={files.height}
          loading={inHead ? "eager" : "lazy"}
          decoding="async"
        />
      </picture>
      {credit !== null && <figcaption className={styles.credit}>Photograph: {credit}</figcaption>}
    </figure>
  );
}

function asSet(addresses: Picture["files"]["formats"][number]["addresses"]): string {
  return addresses.map(({ href, width }) => `${href} ${width}w`).join(", ");
}

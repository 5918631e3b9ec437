import type { ReactElement } from "react";
import layout from "../../../components/layout.module.css";
import { PictureFrame } from "../../../components/picture-frame.tsx";
import { SectionFootnote } from "../../../components/sections/section-text.tsx";
import type { PictureBlock } from "../../../content/types.ts";

/** A picture over the page's whole measure, with its words below. */
export function PictureView({ block }: { block: PictureBlock }): ReactElement {
  return (
    <section className={layout.tight} id={block.id ?? undefined}>
      <div className={layout.wrap}>
        <PictureFrame picture={block.picture} width="min(77.5rem, 90vw)" />
        <SectionFootnote text={block.caption} />
      </div>
    </section>
  );
}

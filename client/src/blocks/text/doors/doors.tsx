import type { ReactElement } from "react";
import { Icon } from "../../../components/icon.tsx";
import { MarginSection } from "../../../components/sections/section.tsx";
import type { Door, DoorsBlock } from "../../../content/types.ts";
import styles from "./doors.module.css";

/** Rows that are links: where each leads and what is there, in few words, in a sentence or in both. */
export function DoorsView({ block }: { block: DoorsBlock }): ReactElement {
  return (
    <MarginSection head={block} spacing={block.surface ? "full" : "flush"}>
      <div className={styles.doors}>
        {block.items.map((door) => (
          <DoorRow door={door} key={door.link.label} />
        ))}
      </div>
    </MarginSection>
  );
}

function DoorRow({ door: { link, detail, text } }: { door: Door }): ReactElement {
  return (
    <article className={styles.door}>
      <h3>{link.href === null ? link.label : <a href={link.href}>{link.label}</a>}</h3>
      {detail !== null && <p className={styles.detail}>{detail}</p>}
      {text !== null && <p className={styles.text}>{text}</p>}
      {link.href !== null && <Icon name="arrow-right" />}
    </article>
  );
}

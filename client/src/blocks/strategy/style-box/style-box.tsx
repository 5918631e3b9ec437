import type { ReactElement } from "react";
import { MarginSection } from "../../../components/sections/section.tsx";
import type { StyleBoxBlock } from "../../../content/types.ts";
import styles from "./style-box.module.css";

const SIZES: StyleBoxBlock["size"][] = ["large", "mid", "small"];
const STYLES: StyleBoxBlock["style"][] = ["value", "blend", "growth"];
const FIELD = { width: 84, height: 42 };
const LABEL_WIDTH = 64;
const LABEL_HEIGHT = 30;

/** Nine fields, size by style, the portfolio's own filled. */
export function StyleBoxView({ block }: { block: StyleBoxBlock }): ReactElement {
  return (
    <MarginSection head={block} isHalf>
      <div className={styles.body}>
        <BoxDrawing size={block.size} style={block.style} />
        <div>
          <p className={styles.name}>
            {capitalised(block.size)}, {block.style}
          </p>
          <p className={styles.text}>{block.text}</p>
        </div>
      </div>
    </MarginSection>
  );
}

function BoxDrawing({ size, style }: Pick<StyleBoxBlock, "size" | "style">): ReactElement {
  const width = LABEL_WIDTH + STYLES.length * FIELD.width + 1;
  const height = LABEL_HEIGHT + SIZES.length * FIELD.height + 1;
  const fields = SIZES.flatMap((row, rowIndex) =>
    STYLES.map((column, columnIndex) => ({
      name: `${row} ${column}`,
      own: row === size && column === style,
      x: LABEL_WIDTH + columnIndex * FIELD.width,
      y: LABEL_HEIGHT + rowIndex * FIELD.height,
    })),
  );
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`Investment style box of three sizes by three styles; the field ${size}, ${style} is filled`}
    >
      {fields.map(({ name, own, x, y }) => (
        <rect
          className={own ? styles.own : undefined}
          x={x + 0.5}
          y={y + 0.5}
          width={FIELD.width}
          height={FIELD.height}
          key={name}
        />
      ))}
      {STYLES.map((column, index) => (
        <text
          className={styles.column}
          x={LABEL_WIDTH + (index + 0.5) * FIELD.width}
          y={LABEL_HEIGHT - 11}
          key={column}
        >
          {capitalised(column)}
        </text>
      ))}
      {SIZES.map((row, index) => (
        <text x="0" y={LABEL_HEIGHT + (index + 0.5) * FIELD.height + 8} key={row}>
          {capitalised(row)}
        </text>
      ))}
    </svg>
  );
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

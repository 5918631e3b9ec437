import type { ReactElement } from "react";
import type { ReviewGrid } from "../../content/types.ts";
import { FULL_CIRCLE, OPEN_CIRCLE } from "./circles.ts";
import { SMALL_WIDTH, SmallPlot } from "./small-plot.tsx";

const ROW_PITCH = 26;
const MONTH_RADIUS = 3;
const REVIEW_RADIUS = 6.5;

/** Rows of dots, one for each month. The last dot of every few months is filled: a review. */
export function ReviewGridPlot({ drawing, label }: { drawing: ReviewGrid; label: string }): ReactElement {
  const { caption, months, perRow, every } = drawing;
  const pitch = SMALL_WIDTH / perRow;
  return (
    <SmallPlot height={Math.ceil(months / perRow) * ROW_PITCH} label={label} caption={caption}>
      {Array.from({ length: months }, (_, month) => {
        const review = (month + 1) % every === 0;
        return (
          <circle
            {...(review ? FULL_CIRCLE : OPEN_CIRCLE)}
            cx={pitch / 2 + (month % perRow) * pitch}
            cy={ROW_PITCH / 2 + Math.floor(month / perRow) * ROW_PITCH}
            r={review ? REVIEW_RADIUS : MONTH_RADIUS}
            key={month}
          />
        );
      })}
    </SmallPlot>
  );
}

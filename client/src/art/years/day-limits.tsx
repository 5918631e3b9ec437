import type { ReactElement } from "react";
import type { SpansDrawing } from "../../content/types.ts";
import { toTenth } from "../tenth.ts";

const FILLS = { plain: "var(--c-1)", pale: "none", gold: "var(--streak)" };

/** Limits of days as strips of one year with one axis. The words say the same. It needs no stylesheet. */
export function DayLimits({
  drawing: { caption, last, ticks, spans },
}: {
  drawing: SpansDrawing;
}): ReactElement {
  const percent = (days: number): string => `${toTenth((days / last) * 100)}%`;
  return (
    <figure data-plot="">
      <figcaption>{caption}</figcaption>
      <ul>
        {spans.map(({ label, value, parts }) => (
          <li key={label}>
            <strong>{label}:</strong> {value}
            <svg aria-hidden="true" width="100%" height="20">
              <rect y="2" width="100%" height="12" fill="var(--sunken)" />
              {parts.map(({ start, end, look }) => (
                <rect
                  x={percent(start)}
                  y="2"
                  width={percent(end - start)}
                  height="12"
                  fill={FILLS[look]}
                  stroke="var(--c-1)"
                  key={start}
                />
              ))}
              {ticks.map(({ at }) => (
                <line
                  x1={percent(at)}
                  x2={percent(at)}
                  y1="14"
                  y2="20"
                  stroke="var(--line-strong)"
                  key={at}
                />
              ))}
            </svg>
          </li>
        ))}
      </ul>
      <svg aria-hidden="true" width="100%" height="36" fontSize="15" fill="var(--ink-2)">
        {ticks.map(({ at, label }) => (
          <text
            x={percent(at)}
            y="14"
            textAnchor={at === 0 ? "start" : at === last ? "end" : "middle"}
            key={at}
          >
            {label}
          </text>
        ))}
      </svg>
    </figure>
  );
}

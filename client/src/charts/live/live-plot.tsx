import {
  type KeyboardEvent,
  memo,
  type PointerEvent,
  type ReactElement,
  useState,
  useSyncExternalStore,
} from "react";
import readers from "../../components/for-readers.module.css";
import charts from "../chart.module.css";
import { type ChartFormat, PHONE_QUERY } from "../chart-format.ts";
import { type LiveModel, spoken } from "./live-model.ts";
import styles from "./live-plot.live.module.css";
import { nextIndex } from "./next-index.ts";
import { Tooltip } from "./tooltip.tsx";

/** A place in the plot, as shares of its width and height. */
type Frame = { x: number; y: number };

/** A chart with a crosshair that follows pointer, finger and arrow keys; what the keys reach is also spoken. */
export function LivePlot({ model, frame }: { model: LiveModel; frame: Frame | null }): ReactElement {
  const format = useChartFormat();
  const size = model.sizeOf(format);
  const indexOf = ({ x, y }: Frame): number => model.indexAt(format, x * size.width, y * size.height);
  const [cursor, setCursor] = useState(() => (frame === null ? null : indexOf(frame)));
  const [said, setSaid] = useState("");

  const follow = (event: PointerEvent<HTMLElement>): void => setCursor(indexOf(frameOf(event)));
  const moveByKey = (event: KeyboardEvent): void => {
    const next = nextIndex(event.key, cursor, model.count);
    if (next === undefined) return;
    event.preventDefault();
    setCursor(next);
    setSaid(next === null ? "" : spoken(model.reading(next)));
  };
  const putAway = (): void => {
    setCursor(null);
    setSaid("");
  };

  return (
    <>
      <div
        className={`${charts.plot} ${charts[model.kind]} ${styles.interactive}`}
        role="application"
        aria-label={`${model.label} Arrow keys read the values.`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the crosshair
        tabIndex={0}
        data-chart={model.kind}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={(event) => event.pointerType === "mouse" && putAway()}
        onKeyDown={moveByKey}
        onBlur={putAway}
      >
        <div
          className={`${styles.drawing} ${charts.live} ${format === "phone" ? charts.livePhone : ""}`}
          aria-hidden="true"
        >
          <Plot model={model} format={format} />
          {cursor !== null && (
            <svg className={charts.marks} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
              {model.marks(format, cursor)}
            </svg>
          )}
        </div>
        {cursor !== null && (
          <Tooltip reading={model.reading(cursor)} anchor={model.anchorOf(format, cursor)} size={size} />
        )}
      </div>
      <p className={readers.visuallyHidden} role="status">
        {said}
      </p>
    </>
  );
}

/** The plot does not depend on the crosshair, so it is drawn once. */
const Plot = memo(({ model, format }: { model: LiveModel; format: ChartFormat }) => model.plot(format));

function frameOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Frame {
  const box = currentTarget.getBoundingClientRect();
  return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
}

/** The drawing the stylesheet would show now. */
function useChartFormat(): ChartFormat {
  return useSyncExternalStore(subscribe, () => (matchMedia(PHONE_QUERY).matches ? "phone" : "wide"));
}

function subscribe(changed: () => void): () => void {
  const query = matchMedia(PHONE_QUERY);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

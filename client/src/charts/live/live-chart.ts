import readers from "../../components/for-readers.module.css";
import charts from "../chart.module.css";
import { PHONE_QUERY } from "../chart-format.ts";
import { type DrawnPlaces, drawnPlaces } from "./drawn-places.ts";
import styles from "./live-chart.live.module.css";
import { nextIndex } from "./next-index.ts";

const GAP = "14px";
const LOOKS = [styles.portfolio, styles.benchmark];

/** What the chart's table says of a place: its row's name, then each column's name and figure. */
type Reading = { heading: string; figures: { name: string; value: string }[] };

/**
 * Gives a served chart its crosshair, which follows pointer, finger and arrow keys. It stands where the drawing has its
 * points, and reads the row of the table; what the keys reach is also spoken.
 */
export function makeLive(island: HTMLElement, intent?: Event): void {
  const plot = island.querySelector<HTMLElement>("[data-chart]") as HTMLElement;
  const readings = readingsOf(island);
  const [wide, phone] = [...plot.children].map((drawing, index) => {
    drawing.setAttribute("aria-hidden", "true");
    return drawnPlaces(drawing, plot.dataset.chart ?? "", index === 0 ? "wide" : "phone", readings.length);
  }) as [DrawnPlaces, DrawnPlaces];
  const phones = matchMedia(PHONE_QUERY);
  const status = elementOf("p", readers.visuallyHidden);
  status.setAttribute("role", "status");
  let cursor: number | null = null;
  let shown: Element[] = [];

  const show = (index: number | null): void => {
    cursor = index;
    for (const element of shown) element.remove();
    shown = [];
    if (index === null) return;
    const places = phones.matches ? phone : wide;
    const tooltip = tooltipOf(readings[index] as Reading, places, index);
    shown = [marksIn(places, index), tooltip];
    plot.append(tooltip);
  };
  const putAway = (): void => {
    show(null);
    status.textContent = "";
  };
  const follow = ({ clientX, clientY }: PointerEvent): void => {
    const box = plot.getBoundingClientRect();
    const { axis, middles, width, height } = phones.matches ? phone : wide;
    const place =
      axis === "x" ? ((clientX - box.left) / box.width) * width : ((clientY - box.top) / box.height) * height;
    const distances = middles.map((middle) => Math.abs(middle - place));
    show(distances.indexOf(Math.min(...distances)));
  };

  plot.setAttribute("role", "application");
  plot.setAttribute("aria-label", `${plot.getAttribute("aria-label")} Arrow keys read the values.`);
  plot.classList.add(styles.interactive as string);
  plot.addEventListener("pointermove", follow);
  plot.addEventListener("pointerdown", follow);
  plot.addEventListener("pointerleave", ({ pointerType }) => pointerType === "mouse" && putAway());
  plot.addEventListener("blur", putAway);
  phones.addEventListener("change", putAway);
  plot.addEventListener("keydown", (event) => {
    const next = nextIndex(event.key, cursor, readings.length);
    if (next === undefined) return;
    event.preventDefault();
    show(next);
    status.textContent = next === null ? "" : spoken(readings[next] as Reading);
  });
  island.append(status);
  island.dataset.hydrated = "";
  // A mouse may have left while the script was loaded.
  if (intent instanceof PointerEvent && (intent.pointerType !== "mouse" || plot.matches(":hover")))
    follow(intent);
}

/** The rows of the nearest table, in the order of drawing. */
function readingsOf(island: HTMLElement): Reading[] {
  const rows = [...(island.closest(":has(table)")?.querySelectorAll("table tr") ?? [])].map((row) =>
    [...row.children].map((cell) => cell.textContent ?? ""),
  );
  const [[first = "", ...names] = [], ...others] = rows;
  const unit = first.endsWith("%") ? "%" : "";
  const readings = others.map(([heading = "", ...values]) => ({
    heading,
    figures: values.map((value, index) => ({
      name: names[index] ?? "",
      // A difference of two per cents is in points.
      value: index < values.length - 1 ? `${value}${unit}` : value,
    })),
  }));
  return island.dataset.reversed === undefined ? readings : readings.reverse();
}

function spoken({ heading, figures }: Reading): string {
  return `${heading}: ${figures.map(({ name, value }) => `${name} ${value}`).join(", ")}`;
}

/** Draws what marks a place, over or under the drawing. */
function marksIn({ drawing, width, height, marks }: DrawnPlaces, index: number): Element {
  const look = `${charts.marks} ${charts.cursorDot}`;
  const svg = `<svg class="${look}" viewBox="0 0 ${width} ${height}">${marks(index)}</svg>`;
  drawing.insertAdjacentHTML("beforeend", svg);
  return drawing.lastElementChild as Element;
}

/** A row's figures beside the crosshair, on the side that has room. Screen readers get what is spoken instead. */
function tooltipOf(
  { heading, figures }: Reading,
  { width, anchor }: DrawnPlaces,
  index: number,
): HTMLElement {
  const tooltip = elementOf("div", styles.tooltip);
  tooltip.setAttribute("aria-hidden", "true");
  const list = elementOf("dl");
  figures.forEach(({ name, value }, column) => {
    const look =
      LOOKS[column] ?? (value.startsWith("−") ? styles.loss : value.startsWith("+") ? styles.gain : "");
    list.append(elementOf("dt", LOOKS[column], name), elementOf("dd", look, value));
  });
  tooltip.append(elementOf("p", styles.heading, heading), list);
  // Lengths are shares of the plot's width, which is the container. A transform moves nothing else.
  const { isAbove, ...place } = anchor(index);
  const [x, y] = [place.x, place.y].map((length) => `${(length / width) * 100}cqi`);
  const beside = place.x > width / 2 ? `calc(${x} - 100% - ${GAP})` : `calc(${x} + ${GAP})`;
  tooltip.style.transform = `translate(${beside}, ${isAbove ? `calc(${y} - 100%)` : y})`;
  return tooltip;
}

function elementOf(tag: string, look = "", text = ""): HTMLElement {
  const element = document.createElement(tag);
  element.className = look;
  element.textContent = text;
  return element;
}

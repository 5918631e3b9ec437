/** Where a part's name and value stand, in drawing units from the ring's centre. */
export type DonutLabel = { x: number; y: number; side: "left" | "right" };

const LABEL_GAP = 14;
/** The smallest distance between a label and the ring. */
const RING_GAP = 6;
const LABEL_HEIGHT = 50;
/** A label above or below the ring stands off by half its height more. */
const LABEL_RISE = 9;

/** Labels beside their arcs, clockwise from the top; those of one side are moved apart where they would touch. */
export function donutLabels(percents: number[], radius: number): DonutLabel[] {
  const total = percents.reduce((sum, percent) => sum + percent, 0);
  let passed = 0;
  const labels = percents.map((percent): DonutLabel => {
    const angle = ((passed + percent / 2) / total) * 2 * Math.PI;
    passed += percent;
    const x = Math.sin(angle) * (radius + LABEL_GAP);
    return { x, y: -Math.cos(angle) * (radius + LABEL_GAP + LABEL_RISE), side: x < 0 ? "left" : "right" };
  });
  moveApart(labels.filter(({ side }) => side === "right"));
  moveApart(labels.filter(({ side }) => side === "left"));
  for (const label of labels) keepOffRing(label, radius);
  return labels;
}

function moveApart(labels: DonutLabel[]): void {
  const downwards = labels.toSorted((one, other) => one.y - other.y);
  downwards.forEach((label, index) => {
    const previous = downwards[index - 1];
    if (previous !== undefined) label.y = Math.max(label.y, previous.y + LABEL_HEIGHT);
  });
}

/** Moves a label outwards until it is clear of the ring: it may have been moved down beside it. */
function keepOffRing(label: DonutLabel, radius: number): void {
  const nearest = Math.max(0, Math.abs(label.y) - LABEL_HEIGHT / 2);
  const clear = Math.sqrt(Math.max(0, (radius + RING_GAP) ** 2 - nearest ** 2));
  label.x = (label.side === "left" ? -1 : 1) * Math.max(Math.abs(label.x), clear);
}

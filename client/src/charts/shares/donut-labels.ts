/** Where a part's name and value stand, in drawing units from the ring's centre. */
export type DonutLabel = { x: number; y: number; side: "left" | "right" };

const LABEL_GAP = 14;
const LABEL_HEIGHT = 44;
/** A label above or below the ring stands off by half its height more. */
const LABEL_RISE = 18;

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
  return labels;
}

function moveApart(labels: DonutLabel[]): void {
  const downwards = labels.toSorted((one, other) => one.y - other.y);
  downwards.forEach((label, index) => {
    const previous = downwards[index - 1];
    if (previous !== undefined) label.y = Math.max(label.y, previous.y + LABEL_HEIGHT);
  });
}

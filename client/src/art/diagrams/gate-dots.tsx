import type { ReactElement } from "react";

const PITCH = 20;
const RADIUS = 7;

/**
 * The companies that reach a gate, of `count` gates in all: at each the outermost two fail, hollow, and only the gold one
 * in the middle passes the last. All gates have one scale.
 */
export function GateDots({ gate, count }: { gate: number; count: number }): ReactElement {
  const last = 2 * count;
  const places = Array.from({ length: last + 1 - 2 * gate }, (_, dot) => gate + dot);
  const lookOf = (place: number): string | undefined =>
    place === count ? "gold" : place === gate || place === last - gate ? "fails" : undefined;
  return (
    <svg viewBox={`0 0 ${(last + 1) * PITCH} ${PITCH}`} aria-hidden="true">
      {places.map((place) => (
        <circle data-look={lookOf(place)} cx={(place + 0.5) * PITCH} cy={PITCH / 2} r={RADIUS} key={place} />
      ))}
    </svg>
  );
}

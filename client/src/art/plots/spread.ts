type Cluster = { sum: number; count: number };

/**
 * Moves heights as little as possible, so that any two are at least `gap` apart, in their order: least squares, by
 * pooling neighbours that would touch. Equal heights keep the order of the list.
 */
export function spread(heights: number[], gap: number): number[] {
  const order = heights.map((_, index) => index).sort((a, b) => at(heights, a) - at(heights, b) || a - b);
  const clusters: Cluster[] = [];
  order.forEach((index, rank) => {
    let cluster = { sum: at(heights, index) - rank * gap, count: 1 };
    for (
      let last = clusters.at(-1);
      last !== undefined && mean(last) > mean(cluster);
      last = clusters.at(-1)
    ) {
      clusters.pop();
      cluster = { sum: last.sum + cluster.sum, count: last.count + cluster.count };
    }
    clusters.push(cluster);
  });
  const places = clusters.flatMap((cluster) => Array<number>(cluster.count).fill(mean(cluster)));
  const spreadOut: number[] = [];
  order.forEach((index, rank) => {
    spreadOut[index] = at(places, rank) + rank * gap;
  });
  return spreadOut;
}

function mean({ sum, count }: Cluster): number {
  return sum / count;
}

function at(values: number[], index: number): number {
  return values[index] as number;
}

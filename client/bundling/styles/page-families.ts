import type { ModuleGraph } from "./module-graph.ts";

/** Pages that share a stylesheet: the kinds of blocks it serves, and the CSS Modules it holds. */
export type PageFamily = { kinds: readonly string[]; modules: ReadonlySet<string> };

type Weigh = (modules: Iterable<string>) => number;

/**
 * Put pages that stand on nearly the same CSS Modules into families, so that going from one page to the next mostly
 * needs no other stylesheet. Two families are joined, those first whose union holds least that either lacks, as long
 * as the union's modules weigh no more than `limitBytes`. A page that weighs more by itself is a family of its own.
 *
 * Kinds the graph does not know are left out: the content check refuses them.
 */
export function joinFamilies(
  pages: readonly (readonly string[])[],
  graph: ModuleGraph,
  weigh: Weigh,
  limitBytes: number,
): PageFamily[] {
  let families = pages.map((kinds) =>
    familyOf(
      kinds.filter((kind) => graph.blocks.has(kind)),
      graph,
    ),
  );
  for (;;) {
    const best = cheapestJoin(families, graph, weigh, limitBytes);
    if (best === null) return families;
    const { one, other, union } = best;
    families = [...families.filter((family) => family !== one && family !== other), union];
  }
}

type Join = { one: PageFamily; other: PageFamily; union: PageFamily; costBytes: number };

function cheapestJoin(
  families: readonly PageFamily[],
  graph: ModuleGraph,
  weigh: Weigh,
  limitBytes: number,
): Join | null {
  let best: Join | null = null;
  for (const [index, one] of families.entries()) {
    for (const other of families.slice(index + 1)) {
      const union = familyOf([...one.kinds, ...other.kinds], graph);
      const unionBytes = weigh(union.modules);
      const costBytes = 2 * unionBytes - weigh(one.modules) - weigh(other.modules);
      const fits = unionBytes <= limitBytes || costBytes === 0;
      if (fits && (best === null || costBytes < best.costBytes)) best = { one, other, union, costBytes };
    }
  }
  return best;
}

function familyOf(kinds: readonly string[], { frame, blocks }: ModuleGraph): PageFamily {
  const own = [...new Set(kinds)].sort();
  return {
    kinds: own,
    modules: new Set([...frame, ...own.flatMap((kind) => [...(blocks.get(kind) ?? [])])]),
  };
}

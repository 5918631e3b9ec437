import type { ReactElement } from "react";
import layout from "../../../components/layout.module.css";
import type { IslandProbeBlock } from "../../../content/types.ts";
import { Island } from "../../../islands/island.tsx";
import { ProbeCounter } from "../../../islands/probe/probe-counter.tsx";

/** The test island. Its script is part of development and test builds only. */
export function IslandProbeView({ block }: { block: IslandProbeBlock }): ReactElement {
  return (
    <section className={layout.section}>
      <div className={layout.wrap}>
        <Island
          name="island-probe"
          on={block.on}
          component={ProbeCounter}
          props={{ label: block.label, start: block.start }}
        />
      </div>
    </section>
  );
}

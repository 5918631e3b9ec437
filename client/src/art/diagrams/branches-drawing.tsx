import type { ReactElement } from "react";
import type { BranchesDrawing as Drawing, Station } from "../../content/types.ts";
import captions from "../caption.module.css";
import { branchLines, UNIT } from "./branch-lines.ts";
import styles from "./branches-drawing.module.css";

/** What runs from one to others, and on from them, as bundles of lines; on phones a tree of words. */
export function BranchesDrawing({
  drawing: { caption, start, branches },
}: {
  drawing: Drawing;
}): ReactElement {
  return (
    <figure>
      <figcaption className={captions.caption}>{caption}</figcaption>
      <div className={styles.branches}>
        <p className={styles.start}>{start}</p>
        <Lines stations={branches} />
        <ul>
          {branches.map((branch) => (
            <li className={ofLook(branch)} key={branch.name}>
              <StationWords station={branch} />
              {branch.onward !== null && (
                <>
                  <Lines stations={[branch.onward]} />
                  <div className={ofLook(branch.onward)}>
                    <StationWords station={branch.onward} />
                  </div>
                </>
              )}
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
}

function StationWords({ station: { name, text } }: { station: Station }): ReactElement {
  return (
    <p>
      <strong>{name}</strong> {text}
    </p>
  );
}

function Lines({ stations }: { stations: Station[] }): ReactElement {
  const paths = branchLines(stations.map(({ lines }) => lines));
  return (
    <svg viewBox={`0 0 ${UNIT} ${stations.length * UNIT}`} preserveAspectRatio="none" aria-hidden="true">
      {stations.map((station, row) => (
        <path className={ofLook(station)} d={paths[row]} key={station.name} />
      ))}
    </svg>
  );
}

function ofLook({ look }: Station): string | undefined {
  return look === "gold" ? styles.gold : undefined;
}

import { type ReactElement, useId } from "react";
import type { Nature } from "../data/figures-data.ts";
import styles from "./editor.module.css";

const NATURES: { nature: Nature; words: string }[] = [
  { nature: "stated", words: "Stated by the house" },
  { nature: "illustrative", words: "Illustrative" },
];

/** Whose figures a dataset holds. */
export function NatureChoice({
  nature,
  onChange,
}: {
  nature: Nature;
  onChange: (nature: Nature) => void;
}): ReactElement {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>These figures are</legend>
      {NATURES.map((each) => (
        <label key={each.nature}>
          <input
            type="radio"
            name={name}
            checked={nature === each.nature}
            onChange={() => onChange(each.nature)}
          />
          {each.words}
        </label>
      ))}
    </fieldset>
  );
}

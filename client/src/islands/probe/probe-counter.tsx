import { type ReactElement, useId, useState } from "react";

/** A counter that proves an island: server markup, own ids, state after hydration. */
export function ProbeCounter({ label, start }: { label: string; start: number }): ReactElement {
  const [count, setCount] = useState(start);
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{label}</label>{" "}
      <button id={id} type="button" onClick={() => setCount((value) => value + 1)}>
        {count}
      </button>
    </p>
  );
}

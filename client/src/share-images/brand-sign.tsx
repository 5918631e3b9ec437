import type { ReactElement } from "react";
import { LIGHT } from "../styles/theme.ts";

/** The gold line passing over a stone, 34 units wide and high, as `components/brand-mark.tsx` draws it. */
export function BrandSign(): ReactElement {
  return (
    <>
      <circle cx="17" cy="20.5" r="8" fill={LIGHT.ink} />
      <path
        d="M1 24.5c5.5 0 5.6-14.6 16-14.6s10.5 10.5 16 10.5"
        fill="none"
        stroke={LIGHT.streak}
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </>
  );
}

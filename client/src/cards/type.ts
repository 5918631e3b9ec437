/** A face of a card, by family and weight; sizes are in pixels of the picture. */
export type Face = { family: string; weight: number };

export const FACES = {
  display: { family: "Eczar", weight: 400 },
  name: { family: "Eczar", weight: 500 },
  text: { family: "Anek Latin Medium", weight: 400 },
  label: { family: "Anek Latin Medium", weight: 500 },
} as const satisfies Record<string, Face>;

/** The width of a text in a face, in ems. */
export type Measure = (text: string, face: Face) => number;

import fonts from "../../generated/fonts.json" with { type: "json" };

/** A face of a share image, by family and weight; sizes are in pixels of the picture. */
export type Face = { family: string; weight: number };

export const FACES = {
  display: { family: fonts.display.family, weight: 400 },
  name: { family: fonts.display.family, weight: 500 },
  text: { family: fonts.text.family, weight: 400 },
} as const satisfies Record<string, Face>;

/** The width of a text in a face, in ems. */
export type Measure = (text: string, face: Face) => number;

import type { Costs, CostsAnswer } from "../../client/src/content/types.ts";

const figure = (value: number): { value: number; shown: string } => ({ value, shown: `₹${value}` });

/** Costs over four years in round figures. The second year is the requested one. */
const COSTS: Costs = {
  heading: "₹100 in a PMS, taken out in year 2",
  share: "54.0%",
  fullYears: "After 3 full years no load is due.",
  byRule: "₹30",
  amount: figure(100),
  unit: "lakh",
  year: 2,
  facts: [
    { label: "Leaving", figure: "₹20", detail: "20% of what you take out" },
    { label: "Operating", figure: "₹10", detail: "5% a year" },
    { label: "Fee", figure: "₹24", detail: "An example" },
  ],
  years: [30, 20, 10, 0].map((leaving, place) => ({
    year: place + 1,
    leaving: figure(leaving),
    operatingSoFar: figure((place + 1) * 5),
    feeSoFar: figure((place + 1) * 12),
    together: figure(leaving + (place + 1) * 17),
    inUnit: `${place + 1}.00`,
    yearlyPercent: `${50 - place}.0`,
  })),
  summary: "Leaving costs less each year.",
};

export const ANSWER: CostsAnswer = {
  costs: COSTS,
  isExample: false,
  form: {
    amount: "100",
    year: 2,
    amounts: [
      { value: "100", label: "₹100" },
      { value: "200", label: "₹200" },
    ],
    years: [1, 2, 3, 4],
    fee: "2",
    fees: ["1", "2"],
    errors: {},
  },
};

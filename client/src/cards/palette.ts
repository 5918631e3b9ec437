/** The light values of `styles/tokens.css`: a card is a picture, and has one theme. */
export const PALETTE = {
  paper: "#f4f6f3",
  line: "#d3dad4",
  ink: "#10262a",
  "ink-2": "#3f5356",
  "ink-3": "#5a6c6d",
  river: "#0d5159",
  streak: "#a87910",
  gold: "#8a6100",
  bench: "#5b6a6f",
  "c-2": "#3b7f86",
  stone: "#0d5159",
} as const;

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

function partsOf(isoDate: string): { day: number; month: string; year: string } {
  const [year = "", month = "", day = ""] = isoDate.split("-");
  const name = MONTHS[Number(month) - 1];
  if (name === undefined || day === "") {
    throw new RangeError(`"${isoDate}" is not a date of the form YYYY-MM-DD`);
  }
  return { day: Number(day), month: name, year };
}

/** "2025-05-31" as "31 May 2025", for running text. Throws RangeError for anything but YYYY-MM-DD. */
export function formatLongDate(isoDate: string): string {
  const { day, month, year } = partsOf(isoDate);
  return `${day} ${month} ${year}`;
}

/** "2018-09-14" as "14 Sep 2018", for tables. Throws RangeError for anything but YYYY-MM-DD. */
export function formatTableDate(isoDate: string): string {
  const { day, month, year } = partsOf(isoDate);
  return `${day} ${month.slice(0, 3)} ${year}`;
}

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** "2018-09-14" as "14 Sep 2018", the site's one spelling. Throws RangeError for anything but YYYY-MM-DD. */
export function formatDate(isoDate: string): string {
  const [year = "", month = "", day = ""] = isoDate.split("-");
  const name = MONTHS[Number(month) - 1];
  if (name === undefined || day === "") {
    throw new RangeError(`"${isoDate}" is not a date of the form YYYY-MM-DD`);
  }
  return `${Number(day)} ${name} ${year}`;
}

/** "from Mar 2023", where the day itself says nothing. */
export function fromMonth(isoDate: string): string {
  return `from ${formatDate(isoDate).replace(/^\d+ /, "")}`;
}

/** "As on 31 Jan 2026", and behind it the remark on the age of stated figures: "As on …, older than 120 days". */
export function asOnWords(asOn: string, age: string | null): string {
  return age === null ? `As on ${formatDate(asOn)}` : `As on ${formatDate(asOn)}, ${age}`;
}

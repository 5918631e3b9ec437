const INDIAN_NUMBER = /^\+91(\d{5})(\d{5})$/;

/** A stored number in readable groups: "+91 98100 00118". Numbers of other countries stay as stored. */
export function readablePhone(phone: string): string {
  return phone.replace(INDIAN_NUMBER, "+91 $1 $2");
}

/** A mailto link with only the address: a stored "?bcc=" stays part of the address. */
export function mailAddress(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
}

/** An address split where a line may break: before the @ and before each dot. */
export function mailParts(email: string): string[] {
  return email.split(/(?=[@.])/);
}

type Range = { offset: number; total: number };

/** "1–25 of 124". The queries of a page may have been deleted meanwhile. */
export function rangeLine({ offset, total }: Range, shown: number): string {
  if (shown === 0) return "No queries on this page.";
  const count = (value: number): string => value.toLocaleString("en-IN");
  const rows = `${count(offset + 1)}–${count(offset + shown)}`;
  return `${rows} of ${count(Math.max(total, offset + shown))}`;
}

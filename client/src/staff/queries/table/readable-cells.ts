const INDIAN_NUMBER = /^\+91(\d{5})(\d{5})$/;

/** A stored number as it is read aloud: "+91 98100 00118". Numbers of other countries stay as stored. */
export function readablePhone(phone: string): string {
  return phone.replace(INDIAN_NUMBER, "+91 $1 $2");
}

/** The address that begins a mail to someone, and nothing else: a stored "?bcc=" stays part of the address. */
export function mailAddress(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
}

/** An address in parts at whose beginnings a line may break: before the @ and before each dot. */
export function mailParts(email: string): string[] {
  return email.split(/(?=[@.])/);
}

type Range = { offset: number; total: number; isTotalExact: boolean };

/** "1–25 of 124", or "1–25 of 10,000 or more". A part of a long list may hold none while the list goes on. */
export function rangeLine({ offset, total, isTotalExact }: Range, shown: number): string {
  if (shown === 0) return "None in this part of the list. Turn the page to look further.";
  const count = (value: number): string => value.toLocaleString("en-IN");
  const rows = `${count(offset + 1)}–${count(offset + shown)}`;
  return `${rows} of ${count(Math.max(total, offset + shown))}${isTotalExact ? "" : " or more"}`;
}

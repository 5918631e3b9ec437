const INDIAN_NUMBER = /^\+91(\d{5})(\d{5})$/;

/** A stored number as it is read aloud: "+91 98100 00118". Numbers of other countries stay as stored. */
export function readablePhone(phone: string): string {
  return phone.replace(INDIAN_NUMBER, "+91 $1 $2");
}

/** The address that begins a mail to someone, and nothing else: a stored "?bcc=" stays part of the address. */
export function mailAddress(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
}

/** "1–25 of 124". */
export function rangeLine(offset: number, shown: number, total: number): string {
  const count = (value: number): string => value.toLocaleString("en-IN");
  return `${count(offset + 1)}–${count(offset + shown)} of ${count(total)}`;
}

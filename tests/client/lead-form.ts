import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { LeadForm } from "../../client/src/content/types.ts";
import { paragraph } from "./draw.ts";

const RULES_FILE = path.join(import.meta.dirname, "../../shared-content/lead-rules.yaml");

const THANKS = {
  contact: { thanksHeading: "Thank you!", thanksText: "Contact form submitted successfully." },
  advisor: {
    thanksHeading: "Thank you for reaching out!",
    thanksText: "Our advisor will contact you shortly.",
  },
};

/** A form as the server describes it, with the real rules. */
export function leadForm(kind: LeadForm["kind"], changes: Partial<LeadForm> = {}): LeadForm {
  return {
    kind,
    action: kind === "contact" ? "/contact" : "/speakwithadvisor",
    api: `/api/${kind}`,
    submitLabel: "Send message",
    sendingLabel: "Sending…",
    labels: { name: "Name", phone: "Phone", email: "E-mail", message: "Message", optional: "optional" },
    placeholders: { name: "Your full name", email: "name@example.com", message: "Your question" },
    phoneHint: "Used only to answer this query.",
    consent: paragraph("We use these details only to answer you."),
    noticeVersion: "2026-11",
    ...THANKS[kind],
    rules: parse(readFileSync(RULES_FILE, "utf8")),
    geocoderUrl: "",
    values: null,
    errors: {},
    ...changes,
  };
}

import type { EditionReply } from "../../../api/types.ts";

/** A draft of figures for tests, with `changes` applied. */
export function editionFixture(changes: Partial<EditionReply> = {}): EditionReply {
  return {
    id: "e1",
    kind: "figures",
    subject: "ace-strategy",
    number: null,
    state: "draft",
    revision: 1,
    asOn: "2026-06-30",
    note: null,
    why: null,
    createdBy: "asha@firm.example",
    changedBy: "asha@firm.example",
    changedAt: "2026-07-03T05:30:00Z",
    authors: ["asha@firm.example"],
    approvals: [],
    proposedBy: null,
    proposedAt: null,
    approvedBy: null,
    approvedAlone: false,
    publishAt: null,
    publishedAt: null,
    againOf: null,
    ...changes,
  };
}

import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { DeadMail, MailStatus } from "../../api/types.ts";
import { DeadLetters } from "./dead-letters.tsx";
import { OldFiguresNotice } from "./old-figures-notice.tsx";

const ACE = { subject: "ace-strategy", name: "ACE strategy", asOn: "2026-03-31", ageDays: 61 };
const LETTER: DeadMail = {
  _id: "a".repeat(24),
  queryId: null,
  kind: "figures",
  createdAt: "2026-05-31T12:12:00Z",
  failedAt: "2026-06-01T12:12:00Z",
  attempts: 31,
  reason: "no connection",
};

function deadLetters(...letters: DeadMail[]): string {
  const mail = { deadTotal: letters.length, deadLetters: letters } as MailStatus;
  return renderToStaticMarkup(
    <MemoryRouter>
      <DeadLetters mail={mail} onSendAgain={async () => undefined} />
    </MemoryRouter>,
  );
}

function notice(...strategies: (typeof ACE)[]): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <OldFiguresNotice oldFigures={{ limitDays: 45, strategies }} />
    </MemoryRouter>,
  );
}

test("there is no notice while no figures are old", () => {
  expect(notice()).toBe("");
});

test("strategies are named with the day and the age of their figures", () => {
  const html = notice(ACE);
  expect(html).toContain("Stated figures of 1 strategy are older than 45 days.");
  expect(html).toContain(
    '<a href="/admin/dashboard/figures/ace-strategy" data-discover="true">ACE strategy</a>: as on 31 Mar 2026, 61 days ago',
  );
  const two = [ACE, { ...ACE, subject: "contra", name: "Contra" }];
  const more = notice(...two);
  expect(more).toContain("Stated figures of 2 strategies are older");
  expect(more.match(/<li>/g)).toHaveLength(2);
});

test("a mail of a schedule that was not kept, given up, is named as that", () => {
  const html = deadLetters({ ...LETTER, kind: "refused" });
  expect(html).toContain("Mail about a scheduled edition that was not published, queued ");
  expect(html).not.toContain("<a ");
});

test("a mail of old figures that was given up leads to no query and speaks of none", () => {
  const html = deadLetters(LETTER);
  expect(html).toContain("Mail about old figures");
  expect(html).toContain("Send again");
  expect(html).not.toContain("<a ");
  expect(html).not.toContain("queries are stored");
  const both = deadLetters(LETTER, {
    ...LETTER,
    _id: "c".repeat(24),
    kind: "speak",
    queryId: "b".repeat(24),
  });
  expect(both).toContain("queries themselves are safely stored");
  expect(both.match(/<a /g)).toHaveLength(1);
});

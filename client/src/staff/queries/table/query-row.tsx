import { Fragment, type ReactElement } from "react";
import type { QueryRecord } from "../../../api/types.ts";
import readers from "../../../components/for-readers.module.css";
import { Moment } from "../../display/moment.tsx";
import { fieldValue, type StaffField } from "../../shared/forms.ts";
import controls from "../../staff-controls.module.css";
import styles from "./query-row.module.css";
import { mailAddress, mailParts, readablePhone } from "./readable-cells.ts";

/** One query. The name's button covers the row, so that a click anywhere except on a link opens it. */
export function QueryRow({
  fields,
  record,
  place,
  onOpen,
}: {
  fields: StaffField[];
  record: QueryRecord;
  place: number;
  onOpen: (record: QueryRecord) => void;
}): ReactElement {
  return (
    <tr className={styles.row}>
      <td className={styles.place}>{place}</td>
      {fields.map((field) =>
        field.name === "name" ? (
          <th className={styles.name} scope="row" key={field.name}>
            <span className={styles.person}>
              {record.seenAt === null && <NewMark />}
              <button className={styles.open} type="button" data-query-name="" onClick={() => onOpen(record)}>
                {record.name}
              </button>
            </span>
            {record.suspected && <SuspectedMark />}
          </th>
        ) : (
          <Cell kind={field.kind} value={fieldValue(record, field)} key={field.name} />
        ),
      )}
      <td className={styles.date}>
        <Moment iso={record.createdAt} />
      </td>
    </tr>
  );
}

function Cell({ kind, value }: { kind: string; value: string }): ReactElement {
  if (kind === "email" && value !== "") {
    return (
      <td className={styles.email}>
        <a href={mailAddress(value)}>{mailParts(value).map(withBreak)}</a>
      </td>
    );
  }
  if (kind === "phone" && value !== "") {
    return (
      <td className={styles.phone}>
        <a href={`tel:${value}`}>{readablePhone(value)}</a>
      </td>
    );
  }
  return (
    <td className={styles.message}>
      <span className={styles.excerpt}>{value || "-"}</span>
    </td>
  );
}

/** A part of an address; a line may break before each part except the first. */
function withBreak(part: string, index: number): ReactElement {
  return (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  );
}

function NewMark(): ReactElement {
  return (
    <>
      <span className={controls.newMark} title="New" />
      <span className={readers.visuallyHidden}>New: </span>
    </>
  );
}

/** Marks a query that looks automatic. It is still listed. */
export function SuspectedMark(): ReactElement {
  return <span className={styles.suspected}>Suspected spam</span>;
}

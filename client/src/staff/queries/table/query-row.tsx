import { Fragment, type ReactElement } from "react";
import type { QueryRecord } from "../../../api/types.ts";
import layout from "../../../components/layout.module.css";
import { Moment } from "../../display/moment.tsx";
import controls from "../../staff-controls.module.css";
import styles from "./query-row.module.css";
import { mailAddress, mailParts, readablePhone } from "./readable-cells.ts";

/** One query. The name's button covers the row, so that a press anywhere but on a link opens it. */
export function QueryRow({
  record,
  place,
  onOpen,
}: {
  record: QueryRecord;
  place: number;
  onOpen: (record: QueryRecord) => void;
}): ReactElement {
  return (
    <tr className={styles.row}>
      <td className={styles.place}>{place}</td>
      <th className={styles.name} scope="row">
        <span className={styles.person}>
          {record.seenAt === null && <NewMark />}
          <button className={styles.open} type="button" data-query-name="" onClick={() => onOpen(record)}>
            {record.name}
          </button>
        </span>
        {record.suspected && <SuspectedMark />}
      </th>
      <td className={styles.email}>
        <a href={mailAddress(record.email)}>{mailParts(record.email).map(withBreak)}</a>
      </td>
      <td className={styles.phone}>
        <a href={`tel:${record.phone}`}>{readablePhone(record.phone)}</a>
      </td>
      <td className={styles.message}>
        <span className={styles.excerpt}>{record.message || "-"}</span>
      </td>
      <td className={styles.date}>
        <Moment iso={record.createdAt} />
      </td>
    </tr>
  );
}

/** A part of an address; a line may break before each but the first. */
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
      <span className={layout.visuallyHidden}>New: </span>
    </>
  );
}

/** Says that a query looks like one sent by a machine. It is listed all the same. */
export function SuspectedMark(): ReactElement {
  return <span className={styles.suspected}>Suspected spam</span>;
}

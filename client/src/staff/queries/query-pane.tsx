import type { ReactElement } from "react";
import type { QueryRecord } from "../../api/types.ts";
import { Icon } from "../../components/icon.tsx";
import { Modal } from "../display/modal.tsx";
import { Moment } from "../display/moment.tsx";
import { fieldValue, type StaffField, type StaffForm } from "../shared/forms.ts";
import controls from "../staff-controls.module.css";
import styles from "./query-pane.module.css";
import { SuspectedMark } from "./table/query-row.tsx";
import { mailAddress, readablePhone } from "./table/readable-cells.ts";

/** One query in full, in a pane at the side. */
export function QueryPane({
  form,
  record,
  onClose,
}: {
  form: StaffForm;
  record: QueryRecord;
  onClose: () => void;
}): ReactElement {
  return (
    <Modal title={record.name} place="side" onClose={onClose}>
      {record.suspected && <SuspectedMark />}
      <p className={styles.ways}>
        {record.phone !== "" && (
          <a className={controls.lineButton} href={`tel:${record.phone}`}>
            <Icon name="phone" />
            {readablePhone(record.phone)}
          </a>
        )}
        {record.email !== "" && (
          <a className={controls.lineButton} href={mailAddress(record.email)}>
            <Icon name="mail" />
            <span>{record.email}</span>
          </a>
        )}
      </p>
      <dl className={styles.facts}>
        {form.fields.filter(isFurtherField).map((field) => (
          <div key={field.name}>
            <dt>{field.label}</dt>
            <dd className={styles.message}>{fieldValue(record, field) || "-"}</dd>
          </div>
        ))}
        <div>
          <dt>Date</dt>
          <dd>
            <Moment iso={record.createdAt} />
          </dd>
        </div>
        <div>
          <dt>First seen</dt>
          <dd>{record.seenAt === null ? "-" : <Moment iso={record.seenAt} />}</dd>
        </div>
      </dl>
    </Modal>
  );
}

/** Whether a field belongs below the name and the contact details. */
function isFurtherField({ name }: StaffField): boolean {
  return !["name", "phone", "email"].includes(name);
}

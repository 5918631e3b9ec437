import { memo, type ReactElement } from "react";
import styles from "./data-grid.module.css";

/** A row of the grid. `active` is its focused cell, `selected` its first and last selected cell. */
export type RowProps = {
  cells: string[];
  row: number;
  columns: string[];
  numeric: boolean[];
  active: number | null;
  selected: readonly [first: number, last: number] | null;
  editing: string | null;
  faults: ReadonlyMap<number, string> | undefined;
  faultId: string;
  onType: (text: string) => void;
  onLeave: () => void;
};

/** The header is row 1. */
const FIRST_ROW_INDEX = 2;

export const GridRow = memo(function GridRow(props: RowProps): ReactElement {
  const { cells, row, columns, selected } = props;
  return (
    <tr aria-rowindex={row + FIRST_ROW_INDEX} data-row={row}>
      <th scope="row">{row + 1}</th>
      {columns.map((_, column) => (
        <GridCell
          {...props}
          text={cells[column] ?? ""}
          column={column}
          isSelected={selected !== null && column >= selected[0] && column <= selected[1]}
          key={column}
        />
      ))}
    </tr>
  );
});

function GridCell({
  text,
  column,
  columns,
  numeric,
  active,
  isSelected,
  editing,
  faults,
  faultId,
  onType,
  onLeave,
  row,
}: RowProps & { text: string; column: number; isSelected: boolean }): ReactElement {
  const isActive = active === column;
  const isEdited = isActive && editing !== null;
  const isFaulty = faults?.has(column) ?? false;
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid is a gridcell
      role="gridcell"
      className={numeric[column] ? styles.number : undefined}
      data-column={column}
      tabIndex={isActive && !isEdited ? 0 : -1}
      aria-selected={isSelected}
      aria-invalid={isFaulty || undefined}
      aria-describedby={isActive && isFaulty ? faultId : undefined}
    >
      {isEdited ? (
        <input
          className={styles.field}
          aria-label={`${columns[column]}, row ${row + 1}`}
          // biome-ignore lint/a11y/noAutofocus: the cell had the focus and gives it to its field
          autoFocus
          value={editing}
          aria-invalid={isFaulty || undefined}
          aria-describedby={isFaulty ? faultId : undefined}
          onChange={({ target }) => onType(target.value)}
          onBlur={onLeave}
        />
      ) : (
        text
      )}
    </td>
  );
}

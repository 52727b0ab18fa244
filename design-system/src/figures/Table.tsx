import type { ReactNode } from 'react';
import { classNames } from '../classNames';

export interface TableColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Tabular figures, aligned to the end edge. */
  numeric?: boolean | undefined;
}

export interface TableProps<Row> {
  caption: string;
  captionHidden?: boolean | undefined;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** On narrow screens rows become cards (`stack`) or the table scrolls sideways (`scroll`). */
  narrow?: 'stack' | 'scroll' | undefined;
  className?: string | undefined;
}

/** A data table; roles are explicit because the CSS of stacked rows removes the implicit ones. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, captionHidden, columns, rows, rowKey, narrow = 'stack', className } = props;

  return (
    <div
      className={classNames('tg-table-frame', className)}
      data-narrow={narrow}
      {...(narrow === 'scroll' ? { role: 'region', 'aria-label': caption, tabIndex: 0 } : {})}
    >
      <table role="table" className="tg-table">
        <caption className={captionHidden ? 'tg-hidden' : 'tg-table-caption'}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ id, header, numeric }) => (
              <th key={id} role="columnheader" scope="col" data-numeric={numeric}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <TableRow key={rowKey(row)} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TableRowProps<Row> {
  row: Row;
  columns: readonly TableColumn<Row>[];
}

function TableRow<Row>({ row, columns }: TableRowProps<Row>) {
  return (
    <tr role="row">
      {columns.map(({ id, header, cell, numeric }, index) =>
        index === 0 ? (
          <th key={id} role="rowheader" scope="row">
            {cell(row)}
          </th>
        ) : (
          // eslint-disable-next-line accessibility/no-interactive-element-to-noninteractive-role -- `display: block` takes a cell's own role
          <td key={id} role="cell" data-label={header} data-numeric={numeric}>
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}

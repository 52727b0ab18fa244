import { Stack, Table } from '@tidegate/design-system';
import type { PageSectionProps, SectionOf } from './pageSection';
import { SectionOpening } from './SectionOpening';
import styles from './sections.module.css';

type Row = SectionOf<'comparison'>['rows'][number];

export function Comparison({ section, level }: PageSectionProps<'comparison'>) {
  const { heading, lead, columns, rows } = section;
  return (
    <Stack gap="l">
      <SectionOpening heading={heading} lead={lead} level={level} />
      <Table
        caption={heading}
        captionHidden
        className={styles.comparison}
        rows={rows}
        rowKey={(row) => row.join()}
        columns={columns.map((header, index) => ({
          id: header,
          header,
          cell: (row: Row) => row[index],
        }))}
      />
    </Stack>
  );
}

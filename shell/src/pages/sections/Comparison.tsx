import { Stack, Table } from '@tidegate/design-system';
import type { PageSectionProps, SectionOf } from './pageSection';
import { PathOfTraffic } from './PathOfTraffic';
import { SectionOpening } from './SectionOpening';
import styles from './sections.module.css';

type Row = SectionOf<'comparison'>['rows'][number];

export function Comparison({ section, ...place }: PageSectionProps<'comparison'>) {
  const { heading, lead, columns, rows, isPath } = section;
  if (isPath) return <PathOfTraffic section={section} {...place} />;
  return (
    <Stack gap="l">
      <SectionOpening heading={heading} lead={lead} level={place.level} />
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

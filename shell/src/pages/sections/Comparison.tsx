import { Container, Section, Stack, Table } from '@tidegate/design-system';
import type { ComparisonSection, PageSectionProps } from './pageSection';
import { SectionOpening } from './SectionOpening';
import styles from './sections.module.css';

type Row = ComparisonSection['rows'][number];

export function Comparison({ section, level }: PageSectionProps<ComparisonSection>) {
  const { heading, lead, columns, rows, tone } = section;
  return (
    <Section tone={tone}>
      <Container>
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
      </Container>
    </Section>
  );
}

import { Container, Heading, Section, Stack, Table, Text } from '@tidegate/design-system';
import type { ComparisonSection, PageSectionProps } from './pageSection';
import styles from './sections.module.css';

type Row = ComparisonSection<string>['rows'][number];

export function Comparison({ section, say }: PageSectionProps<ComparisonSection<string>>) {
  const { heading, lead, columns, rows, tone } = section;
  return (
    <Section tone={tone}>
      <Container>
        <Stack gap="l">
          <Stack gap="s" className={styles.opening}>
            <Heading level={2}>{say(heading)}</Heading>
            <Text tone="muted">{say(lead)}</Text>
          </Stack>
          <Table
            caption={say(heading)}
            captionHidden
            className={styles.comparison}
            rows={rows}
            rowKey={([subject]) => subject}
            columns={columns.map((header, index) => ({
              id: header,
              header: say(header),
              cell: (row: Row) => say(row[index] ?? ''),
            }))}
          />
        </Stack>
      </Container>
    </Section>
  );
}

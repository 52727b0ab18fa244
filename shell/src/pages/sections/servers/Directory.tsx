import { Grid, Stack, Text } from '@tidegate/design-system';
import type { DirectorySection, PageSectionProps } from '../pageSection';
import { OnwardLink } from '../SectionLinks';
import { SectionOpening } from '../SectionOpening';
import styles from '../sections.module.css';

export function EntryList({ entries }: Pick<DirectorySection, 'entries'>) {
  return (
    <Grid as="ul" gap="l" min="s">
      {entries.map((entry) => (
        <li key={entry.to} className={styles.entry}>
          <OnwardLink link={entry} />
          <Text tone="muted">{entry.text}</Text>
        </li>
      ))}
    </Grid>
  );
}

export function Directory({ section, level }: PageSectionProps<'directory'>) {
  const { heading, lead, entries } = section;
  return (
    <Stack gap="l">
      <SectionOpening heading={heading} lead={lead} level={level} />
      <EntryList entries={entries} />
    </Stack>
  );
}

import { Grid, Heading, Icon, Split, Stack, Text } from '@tidegate/design-system';
import type { PageSectionProps } from './pageSection';
import { OnwardLink } from './SectionLinks';
import styles from './sections.module.css';

export function Points({ section, level }: PageSectionProps<'points'>) {
  const { heading, lead, points, link } = section;
  return (
    <Split weight="end">
      <Stack gap="s">
        <Heading level={level}>{heading}</Heading>
        {lead && <Text tone="muted">{lead}</Text>}
        {link && <OnwardLink link={link} />}
      </Stack>
      <Grid as="ul" gap="l">
        {points.map((point) => (
          <li key={point.heading} className={styles.point}>
            <Icon name={point.icon} size="l" />
            <Stack gap="2xs">
              <Heading level={level === 1 ? 2 : 3} size="s">
                {point.heading}
              </Heading>
              <Text tone="muted">{point.text}</Text>
            </Stack>
          </li>
        ))}
      </Grid>
    </Split>
  );
}

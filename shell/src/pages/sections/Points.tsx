import {
  Container,
  Grid,
  Heading,
  Icon,
  Section,
  Split,
  Stack,
  Text,
} from '@tidegate/design-system';
import type { PageSectionProps, PointsSection } from './pageSection';
import { OnwardLink } from './SectionLinks';
import styles from './sections.module.css';

export function Points({ section, say }: PageSectionProps<PointsSection<string>>) {
  const { heading, lead, points, link, tone } = section;
  return (
    <Section tone={tone}>
      <Container>
        <Split weight="end">
          <Stack gap="s">
            <Heading level={2}>{say(heading)}</Heading>
            {lead && <Text tone="muted">{say(lead)}</Text>}
            {link && <OnwardLink link={link} say={say} />}
          </Stack>
          <Grid as="ul" gap="l">
            {points.map((point) => (
              <li key={point.heading} className={styles.point}>
                <Icon name={point.icon} size="l" />
                <Stack gap="2xs">
                  <Heading level={3} size="s">
                    {say(point.heading)}
                  </Heading>
                  <Text tone="muted">{say(point.text)}</Text>
                </Stack>
              </li>
            ))}
          </Grid>
        </Split>
      </Container>
    </Section>
  );
}

import { Container, Heading, Section, Stack, Text } from '@tidegate/design-system';
import type { ClosingSection, PageSectionProps } from './pageSection';
import { SectionLinks } from './SectionLinks';
import styles from './sections.module.css';

export function Closing({ section, say }: PageSectionProps<ClosingSection<string>>) {
  return (
    <Section tone={section.tone} size="l" className={styles.closing}>
      <Container>
        <Stack gap="m" align="start" className={styles.opening}>
          <Heading level={2} size="xl">
            {say(section.heading)}
          </Heading>
          <Text size="lead">{say(section.lead)}</Text>
          <SectionLinks links={section.links} say={say} />
        </Stack>
      </Container>
    </Section>
  );
}

import { Container, Heading, Section, Split, Stack, Text } from '@tidegate/design-system';
import type { ClosingSection, PageSectionProps } from './pageSection';
import { SectionLinks } from './SectionLinks';
import styles from './sections.module.css';

export function Closing({ section, say }: PageSectionProps<ClosingSection<string>>) {
  return (
    <Section tone={section.tone}>
      <Container>
        <Split weight="start" align="center">
          <Stack gap="m" className={styles.opening}>
            <Heading level={2} size="xl">
              {say(section.heading)}
            </Heading>
            <Text size="lead">{say(section.lead)}</Text>
            <SectionLinks links={section.links} say={say} />
          </Stack>
          {section.art && <div className={styles.art}>{section.art}</div>}
        </Split>
      </Container>
    </Section>
  );
}

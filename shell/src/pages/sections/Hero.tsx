import { Container, Heading, Section, Split, Stack, Text } from '@tidegate/design-system';
import type { HeroSection, PageSectionProps } from './pageSection';
import { SectionLinks } from './SectionLinks';
import styles from './sections.module.css';

export function Hero({ section, say }: PageSectionProps<HeroSection<string>>) {
  return (
    <Section tone={section.tone} className={styles.hero}>
      <Container>
        <Split weight="start" align="center">
          <Stack gap="l">
            <Heading level={1} size="display">
              {say(section.heading)}
            </Heading>
            <Text size="lead">{say(section.lead)}</Text>
            <SectionLinks links={section.links} say={say} />
          </Stack>
          <div className={styles.art}>{section.art}</div>
        </Split>
      </Container>
    </Section>
  );
}

import { Container, Heading, Section, Split, Stack, Text } from '@tidegate/design-system';
import type { HeroSection, PageSectionProps } from './pageSection';
import { SectionArt } from './SectionArt';
import { SectionLinks } from './SectionLinks';
import styles from './sections.module.css';

export function Hero({ section, level }: PageSectionProps<HeroSection>) {
  return (
    <Section tone={section.tone} className={styles.hero}>
      <Container>
        <Split weight="start" align="center">
          <Stack gap="l">
            <Heading level={level} size="display">
              {section.heading}
            </Heading>
            <Text size="lead">{section.lead}</Text>
            <SectionLinks links={section.links} />
          </Stack>
          <div className={styles.art}>
            <SectionArt art={section.art} />
          </div>
        </Split>
      </Container>
    </Section>
  );
}

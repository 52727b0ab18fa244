import { Container, Heading, Section, Split, Stack, Text } from '@tidegate/design-system';
import type { PageSectionProps, PassageSection } from './pageSection';
import { OnwardLink } from './SectionLinks';
import styles from './sections.module.css';

export function Passage({ section, say }: PageSectionProps<PassageSection<string>>) {
  const { heading, paragraphs, link, art, artSide, tone } = section;
  return (
    <Section tone={tone} className={styles.passage}>
      <Container>
        <Split align="center">
          <Stack gap="s">
            <Heading level={2}>{say(heading)}</Heading>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph}>{say(paragraph)}</Text>
            ))}
            {link && <OnwardLink link={link} say={say} />}
          </Stack>
          <div className={styles.art} data-side={artSide}>
            {art}
          </div>
        </Split>
      </Container>
    </Section>
  );
}

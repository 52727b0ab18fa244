import { Container, Heading, Section, Stack, Text } from '@tidegate/design-system';
import type { PageSectionProps, StepsSection } from './pageSection';
import { OnwardLink } from './SectionLinks';
import styles from './sections.module.css';

export function Steps({ section, say }: PageSectionProps<StepsSection<string>>) {
  return (
    <Section tone={section.tone}>
      <Container>
        <Stack gap="l">
          <Heading level={2}>{say(section.heading)}</Heading>
          <ol role="list" className={styles.steps}>
            {section.steps.map(({ heading, text, link }) => (
              <Stack as="li" key={heading} gap="2xs">
                <Heading level={3}>{say(heading)}</Heading>
                <Text tone="muted">{say(text)}</Text>
                {link && <OnwardLink link={link} say={say} />}
              </Stack>
            ))}
          </ol>
        </Stack>
      </Container>
    </Section>
  );
}

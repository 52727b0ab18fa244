import { Heading, Stack, Text } from '@tidegate/design-system';
import type { PageSectionProps } from './pageSection';
import { OnwardLink } from './SectionLinks';
import styles from './sections.module.css';

export function Steps({ section, level }: PageSectionProps<'steps'>) {
  return (
    <Stack gap="l">
      <Heading level={level}>{section.heading}</Heading>
      <ol role="list" className={styles.steps}>
        {section.steps.map(({ heading, text, link }) => (
          <Stack as="li" key={heading} gap="2xs">
            <Heading level={level === 1 ? 2 : 3}>{heading}</Heading>
            <Text tone="muted">{text}</Text>
            {link && <OnwardLink link={link} />}
          </Stack>
        ))}
      </ol>
    </Stack>
  );
}

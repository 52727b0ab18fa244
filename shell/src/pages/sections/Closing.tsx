import { Heading, Split, Stack, Text } from '@tidegate/design-system';
import type { PageSectionProps } from './pageSection';
import { SectionArt } from './SectionArt';
import { SectionLinks } from './SectionLinks';
import styles from './sections.module.css';

export function Closing({ section, level }: PageSectionProps<'closing'>) {
  return (
    <Split weight="start" align="center">
      <Stack gap="m" className={styles.opening}>
        <Heading level={level} size="xl">
          {section.heading}
        </Heading>
        <Text size="lead">{section.lead}</Text>
        <SectionLinks links={section.links} />
      </Stack>
      {section.art && <SectionArt art={section.art} />}
    </Split>
  );
}

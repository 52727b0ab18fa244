import { Heading, Split, Stack, Text } from '@tidegate/design-system';
import type { PageSectionProps } from './pageSection';
import { SectionArt } from './SectionArt';
import { SectionLinks } from './SectionLinks';

export function Hero({ section, level }: PageSectionProps<'hero'>) {
  return (
    <Split weight="start" align="center">
      <Stack gap="m">
        <Heading level={level} size="display">
          {section.heading}
        </Heading>
        <Text size="lead">{section.lead}</Text>
        {section.price && <Text as="strong">{section.price}</Text>}
        <SectionLinks links={section.links} />
      </Stack>
      <SectionArt art={section.art} />
    </Split>
  );
}

import { Heading, Split, Stack, Text } from '@tidegate/design-system';
import type { PageSectionProps } from './pageSection';
import { SectionArt } from './SectionArt';
import { OnwardLink } from './SectionLinks';

export function Passage({ section, level }: PageSectionProps<'passage'>) {
  const { heading, paragraphs, link, art, artSide } = section;
  return (
    <Split align="center">
      <Stack gap="s">
        <Heading level={level} size="xl">
          {heading}
        </Heading>
        {paragraphs.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
        {link && <OnwardLink link={link} />}
      </Stack>
      <SectionArt art={art} side={artSide} />
    </Split>
  );
}

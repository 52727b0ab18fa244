import {
  Container,
  FactList,
  formatNumber,
  Heading,
  Section,
  Split,
  Stack,
  Text,
} from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import type { FiguresSection, PageSectionProps } from './pageSection';
import { promises } from './promises';

export function Figures({ section, say }: PageSectionProps<FiguresSection<string>>) {
  const { i18n } = useTranslation();
  const facts = section.figures.map(({ promise, term }) => ({
    term: say(term, promises[promise]),
    value: formatNumber(promises[promise], i18n.language),
  }));

  return (
    <Section tone={section.tone}>
      <Container>
        <Split align="center">
          <Stack gap="s">
            <Heading level={2}>{say(section.heading)}</Heading>
            <Text tone="muted">{say(section.lead)}</Text>
          </Stack>
          <FactList look="figures" facts={facts} />
        </Split>
      </Container>
    </Section>
  );
}

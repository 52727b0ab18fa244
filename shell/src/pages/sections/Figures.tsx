import { Container, formatNumber, Heading, Section, Stack, Text } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import type { FiguresSection, PageSectionProps } from './pageSection';
import { promises } from '@tidegate/contracts/promises';
import styles from './sections.module.css';

export function Figures({ section, say }: PageSectionProps<FiguresSection<string>>) {
  const { i18n } = useTranslation();
  return (
    <Section tone={section.tone}>
      <Container>
        <Stack gap="l">
          <Stack gap="s">
            <Heading level={2}>{say(section.heading)}</Heading>
            <Text tone="muted">{say(section.lead)}</Text>
          </Stack>
          <dl className={styles.figures}>
            {section.figures.map(({ promise, term }) => (
              <div key={promise}>
                <dt>{say(term, promises[promise])}</dt>
                <dd>{formatNumber(promises[promise], i18n.language)}</dd>
              </div>
            ))}
          </dl>
        </Stack>
      </Container>
    </Section>
  );
}

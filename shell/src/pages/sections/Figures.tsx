import { formatNumber, Heading, Stack, Text } from '@tidegate/design-system';
import type { PageSectionProps } from './pageSection';
import styles from './sections.module.css';

export function Figures({ section, level, language }: PageSectionProps<'figures'>) {
  return (
    <Stack gap="l">
      <Stack gap="s">
        <Heading level={level}>{section.heading}</Heading>
        <Text tone="muted">{section.lead}</Text>
      </Stack>
      <dl className={styles.figures}>
        {section.figures.map(({ promise, figure, term }) => (
          <div key={promise}>
            <dt>{term}</dt>
            <dd>{formatNumber(figure, language)}</dd>
          </div>
        ))}
      </dl>
    </Stack>
  );
}

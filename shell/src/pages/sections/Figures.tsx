import { formatNumber, Heading, Stack, Text, VisuallyHidden } from '@tidegate/design-system';
import type { PageSectionProps } from './pageSection';
import styles from './sections.module.css';

export function Figures({ section, level, language }: PageSectionProps<'figures'>) {
  const heading = <Heading level={level}>{section.heading}</Heading>;
  return (
    <Stack gap="m">
      {level === 1 ? heading : <VisuallyHidden>{heading}</VisuallyHidden>}
      <dl className={styles.figures}>
        {section.figures.map(({ promise, figure, term }) => (
          <div key={promise}>
            <dt>{term}</dt>
            <dd>{formatNumber(figure, language)}</dd>
          </div>
        ))}
      </dl>
      <Text tone="muted" size="small">
        {section.lead}
      </Text>
    </Stack>
  );
}

import { Heading, Stack, Text } from '@tidegate/design-system';
import styles from './sections.module.css';

export interface SectionOpeningProps {
  heading: string;
  lead?: string | undefined;
  level: 1 | 2;
}

export function SectionOpening({ heading, lead, level }: SectionOpeningProps) {
  return (
    <Stack gap="s" className={styles.opening}>
      <Heading level={level}>{heading}</Heading>
      {lead && <Text tone="muted">{lead}</Text>}
    </Stack>
  );
}

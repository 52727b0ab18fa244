import { Cluster, Stack, Text } from '@tidegate/design-system';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './Chips.module.css';

export interface Chip {
  to: string;
  label: ReactNode;
  isCurrent?: boolean;
}

/** A labelled row of short links; renders nothing if there are none. */
export function Chips({ label, chips }: { label: string; chips: readonly Chip[] }) {
  const labelId = useId();
  if (chips.length === 0) return null;

  return (
    <Stack as="nav" gap="xs" aria-labelledby={labelId}>
      <Text id={labelId} size="small" tone="muted">
        {label}
      </Text>
      <Cluster as="ul" gap="xs">
        {chips.map(({ to, label: chipLabel, isCurrent }) => (
          <li key={to}>
            <Link className={styles.chip} to={to} aria-current={isCurrent ? 'page' : undefined}>
              {chipLabel}
            </Link>
          </li>
        ))}
      </Cluster>
    </Stack>
  );
}

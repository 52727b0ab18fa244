import { Cluster, Text } from '@tidegate/design-system';
import { Link } from 'react-router-dom';
import styles from './LinkSwitch.module.css';

interface LinkSwitchProps {
  label: string;
  choices: readonly { text: string; search: string; isShown: boolean }[];
}

/** Links to variants of the same page. */
export function LinkSwitch({ label, choices }: LinkSwitchProps) {
  return (
    <nav aria-label={label}>
      <Text size="small" tone="muted">
        {label}
      </Text>
      <Cluster as="ul" gap="2xs">
        {choices.map(({ text, search, isShown }) => (
          <li key={text}>
            <Link
              className={styles.choice}
              to={{ search }}
              aria-current={isShown ? 'true' : undefined}
              preventScrollReset
            >
              {text}
            </Link>
          </li>
        ))}
      </Cluster>
    </nav>
  );
}

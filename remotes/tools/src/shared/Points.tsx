import { Heading, Icon, Stack, Text, type IconName } from '@tidegate/design-system';
import styles from './Points.module.css';

interface PointsProps {
  heading: string;
  icon: IconName;
  points: readonly string[];
}

export function Points({ heading, icon, points }: PointsProps) {
  return (
    <Stack gap="s">
      <Heading level={3}>{heading}</Heading>
      <Stack as="ul" gap="xs">
        {points.map((point) => (
          <li key={point} className={styles.point}>
            <Icon name={icon} />
            <Text as="span">{point}</Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

import { Card, Heading, Icon, Stack, Text } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { promises } from '@tidegate/contracts/catalogue/promises';
import styles from './LeavingPromise.module.css';

/** Explains how to cancel before anything is chosen. */
export function LeavingPromise() {
  const { t } = useTranslation('pricing');
  return (
    <Card>
      <Stack gap="s">
        <Heading level={2} size="m">
          <span className={styles.heading}>
            <Icon name="shield" />
            {t('leavingPromise.heading', { count: promises.days })}
          </span>
        </Heading>
        <Text>{t('leavingPromise.refund', { count: promises.days })}</Text>
        <Text>{t('leavingPromise.renewal')}</Text>
      </Stack>
    </Card>
  );
}

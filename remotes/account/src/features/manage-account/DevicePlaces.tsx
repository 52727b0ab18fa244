import { Card, Heading, Stack, Text } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { settingsApi } from '../../shared/settingsApi';
import styles from './DevicePlaces.module.css';

/** All places of the account, taken and free. Without an answer, nothing. */
export function DevicePlaces() {
  const { t } = useTranslation('account');
  const { data } = settingsApi.useAccountDevicesQuery();
  if (!data) return null;
  const { devices, limit } = data;
  const free = Math.max(0, limit - devices.length);

  return (
    <Card as="section">
      <Stack gap="s">
        <Heading level={2} size="m">
          {t('settings.devices.heading')}
        </Heading>
        <Text figures>{t('settings.devices.places', { used: devices.length, limit })}</Text>
        <ul className={styles.places}>
          {devices.map(({ user_id: id, name, family }) => (
            <li key={id}>
              <bdi>{name || t(`settings.devices.families.${family}`)}</bdi>
            </li>
          ))}
          {Array.from({ length: free }, (_, place) => (
            <li key={place} aria-hidden="true" />
          ))}
        </ul>
        <Link to="/myAccount/deviceManage">{t('settings.devices.manage')}</Link>
      </Stack>
    </Card>
  );
}

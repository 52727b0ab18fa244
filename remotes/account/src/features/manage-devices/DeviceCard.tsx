import type { Device } from '@tidegate/contracts/api/settings/schemas';
import { Card, Cluster, formatDate, Heading, Stack, Text } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { ConfirmedForm } from '../../shared/ConfirmedForm';
import { Consequence } from '../../shared/Consequence';
import type { DeviceProblem } from './deviceProblem';

interface DeviceCardProps {
  device: Device;
  problem: DeviceProblem | undefined;
}

export function DeviceCard({ device, problem }: DeviceCardProps) {
  const { t, i18n } = useTranslation('account');
  const family = t(`settings.devices.families.${device.family}`);
  const name = device.name || family;
  const date = formatDate(device.last_seen_at, i18n.language, { time: 'short' });

  return (
    <Card as="li">
      <Cluster justify="between">
        <Stack gap="2xs">
          <Heading level={2} size="s">
            <bdi>{name}</bdi>
          </Heading>
          {name === family ? null : <Text size="small">{family}</Text>}
          <Text size="small" tone="muted" figures>
            {t('settings.devices.lastSeen', { date })}
          </Text>
        </Stack>
        <ConfirmedForm
          values={{
            subject: device.user_id,
            app_type: String(device.app_type),
          }}
          action={t('settings.devices.remove.action')}
          actionLabel={t('settings.devices.remove.label', { name })}
          question={t('settings.devices.remove.question')}
          confirm={t('settings.devices.remove.confirm')}
          cancel={t('myAccount.logOut.cancel')}
          busy={t('settings.devices.remove.busy')}
          isPosted={problem !== undefined}
          need={problem?.need}
        >
          <Text as="strong">
            <bdi>{name}</bdi>
          </Text>
          <Consequence text={t('settings.devices.remove.text')} reason={problem?.reason} />
        </ConfirmedForm>
      </Cluster>
    </Card>
  );
}

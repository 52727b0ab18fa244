import type { DeviceList } from '@tidegate/contracts/api/settings/schemas';
import type { RouteProps } from '@tidegate/contracts/remotes/remoteModule';
import { EmptyState, Notice, Stack, Text } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../../shared/AccountFrame';
import { MissingPart } from '../../shared/MissingPart';
import { settingsApi } from '../../shared/settingsApi';
import { Browsers } from './Browsers';
import { DeviceCard } from './DeviceCard';
import type { DeviceProblem } from './deviceProblem';
import { LogOutOthers } from './LogOutOthers';
import { HelpLink } from '../../shared/HelpLink';

export function DevicesPage({ submission }: RouteProps<DeviceProblem>) {
  const { t } = useTranslation('account');
  const { data: list, error: listError } = settingsApi.useAccountDevicesQuery();
  const { data: browsers, error: browsersError } = settingsApi.useAccountSessionsQuery();

  return (
    <AccountFrame heading={t('settings.devices.heading')}>
      <Text tone="muted">{t('settings.devices.lead')}</Text>
      {list && browsers ? (
        <>
          <Places list={list} problem={submission} />
          <Browsers sessions={browsers.sessions} problem={submission} />
          {list.devices.length + browsers.sessions.length > 1 ? (
            <LogOutOthers problem={submission} />
          ) : null}
        </>
      ) : (
        <MissingPart error={listError ?? browsersError} />
      )}
    </AccountFrame>
  );
}

interface PlacesProps {
  list: DeviceList;
  problem: DeviceProblem | undefined;
}

function Places({ list: { limit, devices }, problem }: PlacesProps) {
  const { t } = useTranslation('account');
  if (devices.length === 0) {
    return (
      <EmptyState title={t('settings.devices.empty')}>
        {t('settings.devices.emptyText', { limit })}
      </EmptyState>
    );
  }
  return (
    <>
      <Text figures>{t('settings.devices.places', { used: devices.length, limit })}</Text>
      {devices.length >= limit ? (
        <Notice tone="caution" actions={<HelpLink to="/help/device-limit" />}>
          {t('settings.devices.full')}
        </Notice>
      ) : null}
      <Stack as="ul">
        {devices.map((device) => (
          <DeviceCard
            key={device.user_id}
            device={device}
            problem={problem?.subject === device.user_id ? problem : undefined}
          />
        ))}
      </Stack>
    </>
  );
}

import { FactList } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { AddEmail } from '../../shared/AddEmail';
import { AccountFrame } from '../../shared/AccountFrame';
import { accountApi } from '../../shared/accountApi';
import { MissingPart } from '../../shared/MissingPart';
import { PlanCard } from '../../shared/PlanCard';
import { settingsApi } from '../../shared/settingsApi';

export function AccountDetailsPage() {
  const { t } = useTranslation('account');
  const profileCall = accountApi.useAccountProfileQuery();
  const devicesCall = settingsApi.useAccountDevicesQuery();
  const userIpCall = settingsApi.useAccountUserIpQuery();
  const dnsCall = settingsApi.useAccountDnsQuery();
  const { data: profile } = profileCall;
  const { data: list } = devicesCall;
  const { data: userIp } = userIpCall;
  const { data: dns } = dnsCall;
  const error = profileCall.error ?? devicesCall.error ?? userIpCall.error ?? dnsCall.error;

  return (
    <AccountFrame heading={t('settings.info.heading')}>
      {profile && list && userIp && dns ? (
        <FactList
          facts={[
            { term: t('login.email'), value: profile.email ?? <AddEmail /> },
            { term: t('settings.info.number'), value: profile.user_id },
            {
              term: t('settings.devices.heading'),
              value: `${list.devices.length} / ${list.limit}`,
            },
            {
              term: t('settings.dns.bound.current'),
              value: userIp.ip ?? t('settings.dns.bound.none'),
            },
            {
              term: t('settings.dns.resolvers.heading'),
              value: dns.resolvers.join(', ') || t('settings.dns.bound.none'),
            },
          ]}
        />
      ) : (
        <MissingPart error={error} />
      )}
      <PlanCard />
    </AccountFrame>
  );
}

import type { RouteProps } from '@tidegate/contracts/remotes/remoteModule';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../../shared/AccountFrame';
import { MissingPart } from '../../shared/MissingPart';
import { settingsApi } from '../../shared/settingsApi';
import type { AddressProblem } from './addressProblem';
import { BoundAddress } from './BoundAddress';
import { Resolvers } from './Resolvers';

export function AddressesPage({ submission }: RouteProps<AddressProblem>) {
  const { t } = useTranslation('account');
  const { data: userIp, error: addressError } = settingsApi.useAccountUserIpQuery();
  const { data: dns, error: dnsError } = settingsApi.useAccountDnsQuery();
  const problemOf = (form: AddressProblem['form']) =>
    submission?.form === form ? submission : undefined;

  return (
    <AccountFrame heading={t('settings.dns.heading')}>
      {userIp && dns ? (
        <>
          <BoundAddress key={userIp.ip} userIp={userIp} problem={problemOf('address')} />
          <Resolvers key={dns.resolvers.join()} dns={dns} problem={problemOf('resolvers')} />
        </>
      ) : (
        <MissingPart error={addressError ?? dnsError} />
      )}
    </AccountFrame>
  );
}

import type { DnsSettings } from '@tidegate/contracts/api/settings/schemas';
import { Button, Text } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { AddressField } from './AddressField';
import { AddressForm } from './AddressForm';
import type { AddressProblem } from './addressProblem';

interface ResolversProps {
  dns: DnsSettings;
  problem: AddressProblem | undefined;
}

/** Custom DNS resolvers; empty fields select those of the service. */
export function Resolvers({ dns: { resolvers }, problem }: ResolversProps) {
  const { t } = useTranslation('account');

  return (
    <AddressForm
      heading={t('settings.dns.resolvers.heading')}
      problem={problem}
      buttons={<Button type="submit">{t('settings.dns.resolvers.save')}</Button>}
    >
      <Text tone="muted">{t('settings.dns.resolvers.lead')}</Text>
      <AddressField
        label={t('settings.dns.resolvers.first')}
        initial={resolvers[0]}
        field={0}
        problem={problem}
      />
      <AddressField
        label={t('settings.dns.resolvers.second')}
        initial={resolvers[1]}
        field={1}
        problem={problem}
      />
    </AddressForm>
  );
}

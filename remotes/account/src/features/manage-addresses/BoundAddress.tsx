import type { UserIp } from '@tidegate/contracts/api/settings/schemas';
import { Button, FactList, Text } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { AddressField } from './AddressField';
import { AddressForm } from './AddressForm';
import type { AddressProblem } from './addressProblem';

interface BoundAddressProps {
  userIp: UserIp;
  problem: AddressProblem | undefined;
}

/** Binds an address, which identifies devices that cannot run an app. */
export function BoundAddress({ userIp, problem }: BoundAddressProps) {
  const { t } = useTranslation('account');
  const { ip, visitor_ip: visitorIp } = userIp;

  return (
    <AddressForm
      heading={t('settings.dns.bound.heading')}
      problem={problem}
      buttons={<BindButtons userIp={userIp} />}
    >
      <Text tone="muted">{t('settings.dns.bound.lead')}</Text>
      <FactList
        facts={[
          { term: t('settings.dns.bound.current'), value: ip ?? t('settings.dns.bound.none') },
          {
            term: t('settings.dns.bound.visitor'),
            value: visitorIp || t('settings.dns.bound.private'),
          },
        ]}
      />
      <AddressField
        label={t('settings.dns.bound.label')}
        initial={ip ?? visitorIp}
        field={0}
        problem={problem}
      />
    </AddressForm>
  );
}

function BindButtons({ userIp: { ip, visitor_ip: visitorIp } }: Pick<BoundAddressProps, 'userIp'>) {
  const { t } = useTranslation('account');
  return (
    <>
      <Button type="submit" name="intent" value="bind">
        {t('settings.dns.bound.bind')}
      </Button>
      {visitorIp && visitorIp !== ip ? (
        <Button type="submit" name="current" value={visitorIp} variant="secondary">
          {t('settings.dns.bound.useCurrent')}
        </Button>
      ) : null}
      {ip === null ? null : (
        <Button type="submit" name="intent" value="remove" variant="secondary">
          {t('settings.dns.bound.remove')}
        </Button>
      )}
    </>
  );
}

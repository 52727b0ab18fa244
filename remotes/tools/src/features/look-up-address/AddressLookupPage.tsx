import { ErrorState, Skeleton, Stack } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { ToolIntro } from '../../shared/ToolIntro';
import { toolsApi } from '../../shared/toolsApi';
import { AddressCard } from './AddressCard';
import { AddressMeaning } from './AddressMeaning';
import { CheckAgain } from './CheckAgain';
import { ProtectionOffer } from './ProtectionOffer';

function LookupFailed({ hadAnswer }: { hadAnswer: boolean }) {
  const { t } = useTranslation('tools');
  return (
    <ErrorState
      live={hadAnswer}
      title={t('addressLookup.failed.heading')}
      action={<CheckAgain label={t('addressLookup.failed.tryAgain')} />}
    >
      {t('addressLookup.failed.text')}
    </ErrorState>
  );
}

function LookupResult() {
  const { t } = useTranslation('tools');
  // The error stays visible during a retry, because its button has the focus.
  const { data: location, error } = toolsApi.useToolsVisitorLocationQuery();

  if (error) return <LookupFailed hadAnswer={location !== undefined} />;
  if (!location) return <Skeleton label={t('addressLookup.checking')} lines={5} />;
  return (
    <>
      <AddressCard location={location} />
      {location.is_exposed && <ProtectionOffer />}
    </>
  );
}

export function AddressLookupPage() {
  const { t } = useTranslation('tools');

  return (
    <>
      <ToolIntro heading={t('addressLookup.heading')} intro={t('addressLookup.intro')}>
        <Stack gap="m">
          <LookupResult />
        </Stack>
      </ToolIntro>
      <AddressMeaning />
    </>
  );
}

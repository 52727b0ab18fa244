import type { PlanList } from '@tidegate/contracts/api/catalogue/schemas';
import { Notice, Stack } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PlansFrame } from '../../shared/plans/PlansFrame';
import { PlanTable } from '../../shared/plans/PlanTable';
import { StandardPlans } from '../../shared/plans/StandardPlans';

function Offers({ plans, specPlans, activityInfoMap }: PlanList) {
  const { t } = useTranslation('pricing');
  const offers = Object.entries(specPlans);
  if (offers.length === 0) {
    return <Notice title={t('offers.none.heading')}>{t('offers.none.text')}</Notice>;
  }
  return offers.map(([key, { data }]) => (
    <Stack key={key} gap="s">
      <PlanTable caption={t('offers.caption')} plans={data} standardPlans={plans} />
      <Link to={activityInfoMap[key]?.path ?? '/promotion'}>{t('offers.campaign')}</Link>
    </Stack>
  ));
}

export function OffersPage() {
  const { t } = useTranslation('pricing');
  return (
    <PlansFrame heading={t('offers.heading')} intro={t('offers.intro')}>
      {({ catalogue }) => (
        <>
          <Offers {...catalogue} />
          <StandardPlans catalogue={catalogue} withoutOffers />
        </>
      )}
    </PlansFrame>
  );
}

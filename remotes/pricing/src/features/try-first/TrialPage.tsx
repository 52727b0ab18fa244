import { Notice, Split, Stack } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { LeavingPromise } from '../../shared/orders/LeavingPromise';
import { planTrial } from '../../shared/plans/planCharges';
import { PlansFrame, type ShownPlans } from '../../shared/plans/PlansFrame';
import { StandardPlans } from '../../shared/plans/StandardPlans';
import { TrialCard } from './TrialCard';

function Trials({ catalogue, pricedAt }: ShownPlans) {
  const { t } = useTranslation('pricing');
  const offered = catalogue.plans.flatMap((plan) => {
    const trial = planTrial(plan);
    return trial ? [{ plan, trial }] : [];
  });

  if (offered.length > 0) {
    return (
      <Split weight="start" gap="l" align="start">
        <Stack gap="m">
          {offered.map(({ plan, trial }) => (
            <TrialCard key={plan.product_id} plan={plan} trial={trial} pricedAt={pricedAt} />
          ))}
        </Stack>
        <LeavingPromise />
      </Split>
    );
  }
  return (
    <>
      <Notice title={t('trial.none.heading')}>{t('trial.none.text')}</Notice>
      <StandardPlans catalogue={catalogue} />
      <LeavingPromise />
    </>
  );
}

/** Shows the alternatives while no plan has a trial. */
export function TrialPage() {
  const { t } = useTranslation('pricing');
  return (
    <PlansFrame heading={t('trial.heading')} intro={t('trial.intro')}>
      {(shown) => <Trials {...shown} />}
    </PlansFrame>
  );
}

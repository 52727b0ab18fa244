import type { Plan } from '@tidegate/contracts/api/catalogue';
import type { RouteProps } from '@tidegate/contracts/remoteModule';
import { buttonLook, Card, Heading, Notice, Split, Stack, Text } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { ChargeFacts } from '../../shared/ChargeFacts';
import { LeavingPromise } from '../../shared/LeavingPromise';
import { currencyOfProduct, findPlan, toPlanChoicePath } from '../../shared/planChoice';
import { planTrial } from '../../shared/planCharges';
import { PlansFrame } from '../../shared/PlansFrame';
import { PlanTable } from '../../shared/PlanTable';
import { usePlanWords } from '../../shared/usePlanWords';

function Review({ plan, pricedAt }: { plan: Plan; pricedAt: number }) {
  const { t } = useTranslation('pricing');
  const [searchParams] = useSearchParams();
  const { length } = usePlanWords()(plan);
  const trial = searchParams.get('start') === 'trial' ? planTrial(plan) : null;
  const choice = { productId: plan.product_id, currency: plan.currency };

  return (
    <Split weight="start" gap="l" align="start">
      <Stack gap="m">
        <Card tone="accent">
          <Stack gap="m">
            <Heading level={2} size="m">
              {t('planSummary.heading', { plan: length })}
            </Heading>
            <ChargeFacts plan={plan} pricedAt={pricedAt} trial={trial} />
            {trial && <Text>{t('trial.leaving')}</Text>}
          </Stack>
        </Card>
        <Notice
          title={t('review.payment.heading')}
          actions={
            <Link {...buttonLook({ variant: 'secondary' })} to={toPlanChoicePath(choice)}>
              {t('review.change')}
            </Link>
          }
        >
          {t('review.payment.text')}
        </Notice>
      </Stack>
      <LeavingPromise />
    </Split>
  );
}

/** The chosen plan as it will be paid for: what is charged, when, and how to leave. */
export function ReviewPage({ params }: RouteProps) {
  const { t } = useTranslation('pricing');
  const productId = params.id ?? '';
  return (
    <PlansFrame
      heading={t('review.heading')}
      intro={t('review.intro')}
      currency={currencyOfProduct(productId)}
    >
      {({ catalogue: { plans }, pricedAt }) => {
        const plan = findPlan(plans, productId);
        if (plan) return <Review plan={plan} pricedAt={pricedAt} />;
        // It left the catalogue while the page was open.
        return (
          <>
            <Notice tone="caution">{t('plans.notOnSale')}</Notice>
            <PlanTable caption={t('planTable.onSale')} plans={plans} />
          </>
        );
      }}
    </PlansFrame>
  );
}

import type { Plan } from '@tidegate/contracts/api/catalogue/schemas';
import { Notice, Stack, Text } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { PlanTable } from '../../shared/plans/PlanTable';
import type { CheckoutPlace } from './checkoutPlace';
import type { PayRefusal } from './payProblem';
import { useLoginPath } from '../../shared/orders/useLoginPath';
import { SecondaryLink } from '../../shared/SecondaryLink';

interface RefusedProps {
  refusal: PayRefusal;
  plan: Plan;
  others: readonly Plan[];
  place: CheckoutPlace;
}

function NextStep({ refusal, plan, place }: RefusedProps) {
  const { t } = useTranslation('pricing');
  const loginPath = useLoginPath();
  if (refusal === 'payments.countryRefused' || refusal === 'orders.alreadyPurchased') return null;
  if (refusal === 'sessionGone') {
    return <SecondaryLink to={loginPath}>{t('checkout.logIn')}</SecondaryLink>;
  }
  if (refusal === 'orders.trialUsed') {
    return <SecondaryLink to={place.toOrder(plan)}>{t('checkout.withoutTrial')}</SecondaryLink>;
  }
  return <SecondaryLink>{t('plans.failed.tryAgain')}</SecondaryLink>;
}

export function Refused(props: RefusedProps) {
  const { t } = useTranslation('pricing');
  const { refusal, others, place } = props;
  return (
    <Stack gap="l">
      <Notice tone="caution" actions={<NextStep {...props} />}>
        <p>{t(`checkout.problem.${refusal}`)}</p>
      </Notice>
      {refusal === 'orders.alreadyPurchased' && (
        <Stack gap="m">
          <Text>{t('checkout.upgrade.text')}</Text>
          <PlanTable
            caption={t('checkout.upgrade.caption')}
            plans={others}
            toOrder={place.toOrder}
          />
        </Stack>
      )}
    </Stack>
  );
}

import type { Plan } from '@tidegate/contracts/api/catalogue/schemas';
import { buttonLook, Notice, Stack, Text } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { PlanTable } from '../../shared/plans/PlanTable';
import type { CheckoutPlace } from './checkoutPlace';
import { refusalKey, type PayRefusal } from './payProblem';
import { useLoginPath } from '../../shared/orders/useLoginPath';

interface RefusedProps {
  refusal: PayRefusal;
  plan: Plan;
  others: readonly Plan[];
  place: CheckoutPlace;
}

const look = buttonLook({ variant: 'secondary' });

function WayOn({ refusal, plan, place }: RefusedProps) {
  const { t } = useTranslation('pricing');
  const { pathname, search } = useLocation();
  const loginPath = useLoginPath();
  if (refusal === 'countryRefused' || refusal === 'alreadyPurchased') return null;
  if (refusal === 'sessionGone') {
    return (
      <Link {...look} to={loginPath}>
        {t('checkout.logIn')}
      </Link>
    );
  }
  if (refusal === 'trialUsed') {
    return (
      <Link {...look} to={place.toOrder(plan)}>
        {t('checkout.withoutTrial')}
      </Link>
    );
  }
  return (
    <Link {...look} to={pathname + search}>
      {t('plans.failed.tryAgain')}
    </Link>
  );
}

export function Refused(props: RefusedProps) {
  const { t } = useTranslation('pricing');
  const { refusal, others, place } = props;
  return (
    <Stack gap="l">
      <Notice tone="caution" actions={<WayOn {...props} />}>
        <p>{t(refusalKey(refusal))}</p>
      </Notice>
      {refusal === 'alreadyPurchased' && (
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

import type { Plan } from '@tidegate/contracts/api/catalogue/schemas';
import type { CallError } from '@tidegate/contracts/errors/callError';
import { selectDevice } from '@tidegate/contracts/store/appState';
import { Card, Disclosure, Stack, Text } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { ChargeFacts } from '../../../shared/orders/ChargeFacts';
import { usePlanMessages } from '../../../shared/plans/usePlanMessages';
import type { CheckoutOptions } from '../checkoutOptions';
import type { CheckoutPlace } from '../checkoutPlace';
import { CouponField } from './CouponField';
import type { OrderTerms } from './orderTerms';
import { toRefusal } from '../payProblem';

interface OrderSummaryProps {
  plan: Plan;
  options: CheckoutOptions;
  terms: OrderTerms;
  place: CheckoutPlace;
  couponError: CallError | undefined;
}

/** What is bought, folded on a phone, where the payment bar repeats the price. */
export function OrderSummary({ plan, options, terms, place, couponError }: OrderSummaryProps) {
  const { t } = useTranslation('pricing');
  const device = useSelector(selectDevice);
  const { length } = usePlanMessages()(plan);
  const mayLower = !options.withTrial && plan.offer_ends_at === null && terms.kind !== 'change';

  return (
    <Card tone="accent">
      <Disclosure
        summary={t('planSummary.heading', { plan: length })}
        open={device !== 'mobile' || options.coupon !== ''}
      >
        <Stack gap="m">
          <ChargeFacts plan={plan} {...terms} showsTaxes />
          {(mayLower || options.coupon !== '') && (
            <CouponField
              code={options.coupon}
              discount={terms.discount}
              refusal={couponError && toRefusal(couponError)}
            />
          )}
          {terms.kind === 'change' && <Text>{t('checkout.change')}</Text>}
          {terms.renews && <Text>{t('trial.leaving')}</Text>}
          <Link to={place.toChoice(plan, options.coupon)}>{t('checkout.otherPlan')}</Link>
        </Stack>
      </Disclosure>
    </Card>
  );
}

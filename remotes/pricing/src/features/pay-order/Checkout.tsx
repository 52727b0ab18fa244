import type { Plan } from '@tidegate/contracts/api/catalogue/schemas';
import { selectIsSignedIn } from '@tidegate/contracts/store/userState';
import { Skeleton, Split, Stack } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useNavigation } from 'react-router-dom';
import { LeavingPromise } from '../../shared/orders/LeavingPromise';
import { pricingApi } from '../../shared/plans/pricingApi';
import type { CheckoutPlace } from './checkoutPlace';
import { CheaperOffer } from './CheaperOffer';
import { InviteNotice } from './order-terms/InviteNotice';
import { OpenPayment } from './OpenPayment';
import { OrderSummary } from './order-terms/OrderSummary';
import { orderTerms } from './order-terms/orderTerms';
import { PayForm } from './PayForm';
import { mayPass, toRefusal, type PayProblem } from './payProblem';
import type { CheckoutOptions } from './checkoutOptions';
import { Refused } from './Refused';
import { RenewalSwitch } from './order-terms/RenewalSwitch';

interface CheckoutProps {
  plan: Plan;
  others: readonly Plan[];
  /** The plans of the running campaigns. */
  offers: readonly Plan[];
  options: CheckoutOptions;
  pricedAt: number;
  problem: PayProblem | undefined;
  place: CheckoutPlace;
}

export function Checkout(props: CheckoutProps) {
  const { plan, others, offers, options, pricedAt, problem, place } = props;
  const { t } = useTranslation('pricing');
  const isSignedIn = useSelector(selectIsSignedIn);
  const isBusy = useNavigation().formMethod === 'POST';
  const paymentMethods = pricingApi.usePricingParamsQuery();
  const isCountryRefused = paymentMethods.data?.is_country_refused === true;
  const order = { product_id: plan.product_id, with_trial: options.withTrial };
  const { currentData: answer, error: couponFailure } = pricingApi.usePricingCouponQuery(
    { ...order, coupon: options.coupon },
    { skip: options.coupon === '' || isCountryRefused },
  );
  const coupon = answer?.terms;
  const couponError = answer?.refusal ?? couponFailure;
  const isCouponOpen = options.coupon !== '' && !coupon && !couponError;
  const { currentData: quote, error: quoteError } = pricingApi.usePricingQuoteQuery(
    { ...order, ...(coupon && { coupon: coupon.coupon_code }) },
    { skip: !isSignedIn || isCountryRefused || isCouponOpen },
  );

  const error = paymentMethods.data ? quoteError : paymentMethods.error;
  const refusal = isCountryRefused ? 'payments.countryRefused' : error && toRefusal(error);
  // The form stays mounted during a submit, although a new account triggers a new quote.
  const isPressed = isBusy || problem;
  if (refusal && !(isPressed && paymentMethods.data && mayPass(refusal))) {
    return <Refused {...{ plan, others, place, refusal }} />;
  }
  if (!paymentMethods.data || isCouponOpen || (isSignedIn && !quote && !isPressed)) {
    return <Skeleton label={t('plans.loading')} lines={8} />;
  }
  const { invite } = paymentMethods.data;
  const terms = orderTerms(plan, pricedAt, options, { quote, coupon, invite });

  return (
    <Stack gap="m">
      {invite && <InviteNotice freeDays={terms.freeDays} refusal={invite.refusal} />}
      <CheaperOffer
        {...{ plan, offers }}
        discountMinor={terms.discount?.amountMinor ?? 0}
        toOrder={place.toOrder}
      />
      {quote?.open_provider && <OpenPayment orderId={quote.quote_id} />}
      <Split weight="end" gap="l" align="start">
        <OrderSummary {...{ plan, options, terms, place, couponError }} />
        <Stack gap="m">
          {terms.mayStop && <RenewalSwitch renews={terms.renews} />}
          <PayForm
            {...{ plan, terms, place, problem, isBusy }}
            paymentMethods={paymentMethods.data.providers}
          />
          <LeavingPromise />
        </Stack>
      </Split>
    </Stack>
  );
}

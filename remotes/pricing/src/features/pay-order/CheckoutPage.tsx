import { parseProductId } from '@tidegate/contracts/catalogue/productId';
import type { RouteProps } from '@tidegate/contracts/remotes/remoteModule';
import { Notice } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { findSellable, listChoices } from '../../shared/plans/planChoice';
import { PlansFrame } from '../../shared/plans/PlansFrame';
import { PlanTable } from '../../shared/plans/PlanTable';
import { Checkout } from './Checkout';
import { sitePlace, type CheckoutPlace } from './checkoutPlace';
import type { PayProblem } from './payProblem';
import { readCheckoutOptions } from './checkoutOptions';

interface CheckoutPageProps extends RouteProps<PayProblem> {
  place?: CheckoutPlace;
}

export function CheckoutPage({ params, submission, place = sitePlace }: CheckoutPageProps) {
  const { t } = useTranslation('pricing');
  const [searchParams] = useSearchParams();
  const options = readCheckoutOptions({ params, searchParams });
  return (
    <PlansFrame
      heading={t('checkout.heading')}
      intro={t('checkout.intro')}
      currency={parseProductId(options.productId)?.currency}
    >
      {({ catalogue, pricedAt }) => {
        const plans = listChoices(catalogue, options.coupon);
        const plan = findSellable(catalogue, options.productId);
        if (plan) {
          const others = plans.filter((other) => other !== plan);
          const offers = Object.values(catalogue.specPlans).flatMap(({ data }) => data);
          const shown = { plan, others, offers, options, pricedAt, place };
          return <Checkout {...shown} problem={submission} />;
        }
        // The plan left the catalogue while the page was open.
        return (
          <>
            <Notice tone="caution">{t('plans.notOnSale')}</Notice>
            <PlanTable
              caption={t('planTable.onSale')}
              plans={plans}
              standardPlans={catalogue.plans}
              toOrder={place.toOrder}
            />
          </>
        );
      }}
    </PlansFrame>
  );
}

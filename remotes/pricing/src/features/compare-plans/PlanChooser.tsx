import type { Plan } from '@tidegate/contracts/api/catalogue/schemas';
import { findReplacedPlan } from '@tidegate/contracts/catalogue/currentPlans';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import { selectChosenProductId } from '@tidegate/contracts/store/pricingState';
import { buttonStyle, formatMoney, RadioGroup } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { PaymentBar } from '../../shared/orders/PaymentBar';
import { daysOfInvite, planCharges } from '../../shared/plans/planCharges';
import { preselectedPlan, toCheckoutPath } from '../../shared/plans/planChoice';
import { pricingApi } from '../../shared/plans/pricingApi';
import { PlanCard } from './PlanCard';
import styles from './PlanChooser.module.css';
import { PlanSummary } from './PlanSummary';

interface PlanChooserProps {
  plans: readonly Plan[];
  standardPlans: readonly Plan[];
  /** When the catalogue was loaded. */
  pricedAt: number;
  /** The plan in the page's address. */
  chosenProductId: string | null;
  coupon: string | null;
  runningProductId: string | undefined;
}

/** Styles show the summary and the link of the checked plan, so the choice needs no script. */
export function PlanChooser({
  plans,
  standardPlans,
  pricedAt,
  chosenProductId,
  coupon,
  runningProductId,
}: PlanChooserProps) {
  const { t } = useTranslation('pricing');
  const language = useSelector(selectLanguage);
  const wantedBefore = useSelector(selectChosenProductId);
  // Rendered again only for an invitation, not when the call starts and ends.
  const invite = pricingApi.usePricingParamsQuery(undefined, {
    selectFromResult: ({ data }) => ({ ...data?.invite }),
  });
  const preselected = preselectedPlan(plans, [chosenProductId, wantedBefore]);
  const offers = plans.map((plan) => {
    const freeDays = daysOfInvite(plan, invite);
    return { plan, freeDays, charges: planCharges(plan, pricedAt, { freeDays }) };
  });

  return (
    <div className={styles.chooser}>
      <RadioGroup variant="cards" legend={t('comparePlans.question')}>
        {plans.map((plan) => (
          <PlanCard
            key={plan.product_id}
            plan={plan}
            replaced={findReplacedPlan(standardPlans, plan)}
            isRunning={plan.product_id === runningProductId}
            isPreselected={plan === preselected}
          />
        ))}
      </RadioGroup>
      <div>
        {offers.map((offer) => (
          <PlanSummary key={offer.plan.product_id} {...offer} />
        ))}
      </div>
      <div className={styles.bars}>
        {offers.map(({ plan, charges }) => (
          <PaymentBar key={plan.product_id} plan={plan} charges={charges}>
            <Link
              to={toCheckoutPath(plan, { coupon })}
              {...buttonStyle({ variant: 'signal', size: 'l', wide: true })}
            >
              {t('comparePlans.continue', { amount: formatMoney(charges.today, language) })}
            </Link>
          </PaymentBar>
        ))}
      </div>
    </div>
  );
}

import type { Plan } from '@tidegate/contracts/api/catalogue/schemas';
import { isSameLength } from '@tidegate/contracts/catalogue/currentPlans';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import { formatMoney, Notice } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { planPrice } from '../../shared/plans/planSaving';

interface CheaperOfferProps {
  plan: Plan;
  /** The plans of the running campaigns. */
  offers: readonly Plan[];
  discountMinor: number;
  toOrder: (plan: Plan) => string;
}

/** A campaign's plan of the same length, if it costs less than this plan with its coupon. */
export function CheaperOffer({ plan, offers, discountMinor, toOrder }: CheaperOfferProps) {
  const { t } = useTranslation('pricing');
  const language = useSelector(selectLanguage);
  const due = plan.price_discount_amount - discountMinor;
  const offer = offers.find((one) => isSameLength(one, plan) && one.price_discount_amount < due);
  if (!offer) return null;
  return (
    <Notice actions={<Link to={toOrder(offer)}>{t('checkout.cheaper.take')}</Link>}>
      <p>{t('checkout.cheaper.text', { amount: formatMoney(planPrice(offer), language) })}</p>
    </Notice>
  );
}

import { selectLanguage } from '@tidegate/contracts/store/appState';
import { formatDate, Notice } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { Subscription } from '@tidegate/contracts/api/orders/schemas';
import { usePlanName } from '../../shared/plans/usePlanName';

/** What the buyer has, and what choosing another plan means. */
export function RunningPlan({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('pricing');
  const language = useSelector(selectLanguage);
  const plan = usePlanName()(subscription);
  const date = formatDate(subscription.period_ends_at, language, { date: 'long' });

  return (
    <Notice
      title={t('comparePlans.running', { plan, date })}
      actions={<Link to="/order/history">{t('orders.heading')}</Link>}
    >
      <p>{t('checkout.upgrade.text')}</p>
    </Notice>
  );
}

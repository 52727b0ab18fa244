import { buttonStyle, EmptyState } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ordersApi } from '../../shared/orders/ordersApi';
import { NoAnswer } from '../../shared/NoAnswer';

/** The payment page of an account that has no payments. */
export function NoPayment({ isInClient }: { isInClient: boolean }) {
  const { t } = useTranslation('pricing');
  const { error } = ordersApi.useMySubscriptionsQuery(1);
  if (error) return <NoAnswer />;
  return (
    <EmptyState
      level={1}
      title={t('orders.none')}
      action={
        <Link {...buttonStyle()} to={isInClient ? '/win-pay' : '/order/history'}>
          {t(isInClient ? 'comparePlans.heading' : 'orders.heading')}
        </Link>
      }
    />
  );
}

import { selectLanguage } from '@tidegate/contracts/store/appState';
import {
  Cluster,
  FactList,
  formatDate,
  formatMoney,
  Heading,
  Stack,
} from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { ordersApi } from '../../shared/orders/ordersApi';
import { pricingApi } from '../../shared/plans/pricingApi';
import { usePlanName } from '../../shared/plans/usePlanName';

/** The facts of a paid order that the account's order list contains. */
export function Receipt({ orderId }: { orderId: string }) {
  const { t } = useTranslation('pricing');
  const language = useSelector(selectLanguage);
  const planName = usePlanName();
  const { data: result } = pricingApi.usePricingOrderQuery({ orderId });
  const { data: purchases } = ordersApi.useMySubscriptionsQuery(1);
  const order = purchases?.orders.find(({ order_id }) => order_id === orderId);
  const subscription = purchases?.subscription;
  if (!result) return null;

  const { currency } = result;
  const toMoney = (amountMinor: number) => formatMoney({ amountMinor, currency }, language);
  const toDay = (date: string) => formatDate(date, language, { date: 'long' });
  const facts = [
    order && { term: t('planTable.plan'), value: planName(order) },
    { term: t('payment.amount'), value: toMoney(result.amount) },
    order?.discount_amount && {
      term: t('charges.discount'),
      value: toMoney(order.discount_amount),
    },
    order?.credit_amount && { term: t('charges.credit'), value: toMoney(order.credit_amount) },
    order?.paid_at && { term: t('success.paidOn'), value: toDay(order.paid_at) },
    subscription?.renews &&
      subscription.next_amount !== null && {
        term: t('charges.next'),
        value: t('charges.nextOn', {
          amount: toMoney(subscription.next_amount),
          date: toDay(subscription.period_ends_at),
        }),
      },
    subscription &&
      !subscription.renews && {
        term: t('charges.ends'),
        value: toDay(subscription.period_ends_at),
      },
    order?.refund_until && { term: t('charges.guarantee'), value: toDay(order.refund_until) },
    order?.invoice_number
      ? { term: t('invoice.number'), value: order.invoice_number }
      : { term: t('payment.order'), value: orderId },
  ];

  return (
    <Stack as="section" gap="m">
      <Heading level={2} size="m">
        {t('success.facts')}
      </Heading>
      <FactList facts={facts} />
      <Cluster>
        {order?.invoice_number && (
          <Link to={`/order/invoice/${orderId}`}>{t('orders.invoice')}</Link>
        )}
        <Link to="/order/history">{t('orders.heading')}</Link>
      </Cluster>
    </Stack>
  );
}

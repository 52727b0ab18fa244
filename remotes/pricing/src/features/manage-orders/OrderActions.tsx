import type { Order } from '@tidegate/contracts/api/orders/schemas';
import { Button, Cluster } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router-dom';

export function OrderActions({ order }: { order: Order }) {
  const { t } = useTranslation('pricing');
  const { order_id: id, label } = order;
  return (
    <Cluster gap="xs">
      {label === null && <Link to={`/paystatus?order=${id}`}>{t('orders.follow')}</Link>}
      {order.invoice_number && <Link to={`/order/invoice/${id}`}>{t('orders.invoice')}</Link>}
      {order.withdraw_until && <Link to={`/order/withdraw/${id}`}>{t('orders.withdraw')}</Link>}
      {order.refund_until && (
        <Form method="post" action="/order/history">
          <input type="hidden" name="order" value={id} />
          <Button type="submit" name="step" value="refund" variant="secondary" size="s">
            {t('orders.refund.ask')}
          </Button>
        </Form>
      )}
    </Cluster>
  );
}

import { Button, Notice } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Form, useNavigation } from 'react-router-dom';
import { selectIntentKey } from '../../shared/orders/intentKey';
import { useOnePress } from '../../shared/orders/useOnePress';
import { SecondaryLink } from '../../shared/SecondaryLink';

/** Confirms a refund, because it ends the plan. */
export function RefundQuestion({ orderId }: { orderId: string }) {
  const { t } = useTranslation('pricing');
  const key = useSelector(selectIntentKey);
  const isBusy = useNavigation().formMethod === 'POST';
  const handleSubmit = useOnePress();
  return (
    <Form method="post" onSubmit={handleSubmit}>
      <Notice
        tone="caution"
        live
        title={t('orders.refund.question')}
        actions={
          <>
            <Button
              type="submit"
              variant="danger"
              busyLabel={isBusy ? t('orders.working') : undefined}
            >
              {t('orders.refund.confirm')}
            </Button>
            <SecondaryLink to="/order/history">{t('orders.refund.keep')}</SecondaryLink>
          </>
        }
      >
        <p>{t('orders.refund.text')}</p>
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="order" value={orderId} />
      </Notice>
    </Form>
  );
}

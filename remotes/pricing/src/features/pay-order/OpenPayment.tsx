import { Notice } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Leads to the payment that has begun for the order. */
export function OpenPayment({ orderId }: { orderId: string }) {
  const { t } = useTranslation('pricing');
  return (
    <Notice
      tone="caution"
      actions={<Link to={`/paystatus?order=${orderId}`}>{t('checkout.open.follow')}</Link>}
    >
      {t('checkout.open.text')}
    </Notice>
  );
}

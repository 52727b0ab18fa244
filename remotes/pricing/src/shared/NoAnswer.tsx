import { ErrorState } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { SecondaryLink } from './SecondaryLink';

/** The state of the payment is unknown, so the page must not offer to pay again. */
export function NoAnswer() {
  const { t } = useTranslation('pricing');
  return (
    <ErrorState
      level={1}
      title={t('payment.noAnswer')}
      action={<SecondaryLink>{t('payment.askAgain')}</SecondaryLink>}
    >
      {t('payment.money.unknown')}
    </ErrorState>
  );
}

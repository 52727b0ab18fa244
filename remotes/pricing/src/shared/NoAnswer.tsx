import { buttonLook, ErrorState } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

/** The state of the payment is unknown, so the page must not offer to pay again. */
export function NoAnswer() {
  const { t } = useTranslation('pricing');
  const { pathname, search } = useLocation();
  return (
    <ErrorState
      level={1}
      title={t('payment.noAnswer')}
      action={
        <Link {...buttonLook({ variant: 'secondary' })} to={pathname + search}>
          {t('payment.askAgain')}
        </Link>
      }
    >
      {t('payment.money.unknown')}
    </ErrorState>
  );
}

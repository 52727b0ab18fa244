import { buttonLook, ErrorState } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

/** Nobody can say how the payment stands: paying again would be wrong. */
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

import { buttonLook, ErrorState } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** The session ended elsewhere: the way back in returns to this page. */
export function RefusedSession() {
  const { t } = useTranslation('account');
  return (
    <ErrorState
      title={t('myAccount.refused.heading')}
      action={
        <Link to="/login?redirect=%2FmyAccount" {...buttonLook()}>
          {t('myAccount.refused.logIn')}
        </Link>
      }
    >
      {t('myAccount.refused.text')}
    </ErrorState>
  );
}

/** The profile did not come; the link loads the page's data again, with script and without. */
export function FailedProfile() {
  const { t } = useTranslation('account');
  return (
    <ErrorState
      title={t('myAccount.failed.heading')}
      action={
        <Link to="/myAccount" {...buttonLook()}>
          {t('myAccount.failed.retry')}
        </Link>
      }
    >
      {t('myAccount.failed.text')}
    </ErrorState>
  );
}

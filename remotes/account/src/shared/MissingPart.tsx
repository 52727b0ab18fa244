import { isSessionGone, type CallError } from '@tidegate/contracts/errors/callError';
import { buttonStyle, ErrorState, Skeleton } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

/** Placeholder for data that is loading, refused or failed. */
export function MissingPart({ error }: { error: CallError | undefined }) {
  const { t } = useTranslation('account');
  if (!error) return <Skeleton label={t('myAccount.profile.loading')} />;
  return isSessionGone(error) ? <RefusedSession /> : <FailedPart />;
}

function RefusedSession() {
  const { t } = useTranslation('account');
  const { pathname } = useLocation();
  return (
    <ErrorState
      title={t('myAccount.refused.heading')}
      action={
        <Link to={`/login?redirect=${encodeURIComponent(pathname)}`} {...buttonStyle()}>
          {t('myAccount.refused.logIn')}
        </Link>
      }
    >
      {t('myAccount.refused.text')}
    </ErrorState>
  );
}

/** A link that reloads the page's data and works without script. */
function FailedPart() {
  const { t } = useTranslation('account');
  const { pathname } = useLocation();
  return (
    <ErrorState
      title={t('myAccount.failed.heading')}
      action={
        <Link to={pathname} {...buttonStyle()}>
          {t('myAccount.failed.retry')}
        </Link>
      }
    >
      {t('myAccount.failed.text')}
    </ErrorState>
  );
}

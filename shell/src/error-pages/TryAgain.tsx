import { buttonLook } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

/** Asks the server for the same page; a target keeps the click from becoming a client navigation. */
export function TryAgain() {
  const { t } = useTranslation('shell');
  return (
    <Link to={useLocation()} reloadDocument target="_self" {...buttonLook({ variant: 'primary' })}>
      {t('unavailable.again')}
    </Link>
  );
}

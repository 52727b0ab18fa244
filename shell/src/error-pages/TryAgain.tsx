import { buttonStyle } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

/** Reloads the document; `target` prevents a client navigation. */
export function TryAgain() {
  const { t } = useTranslation('shell');
  return (
    <Link to={useLocation()} reloadDocument target="_self" {...buttonStyle({ variant: 'primary' })}>
      {t('unavailable.again')}
    </Link>
  );
}

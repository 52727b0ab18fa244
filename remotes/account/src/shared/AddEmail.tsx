import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Stands where an account without an address would have it. */
export function AddEmail() {
  const { t } = useTranslation('account');
  return <Link to="/email">{t('myAccount.profile.addEmail')}</Link>;
}

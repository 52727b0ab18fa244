import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

export function AddEmail() {
  const { t } = useTranslation('account');
  return <Link to="/email">{t('myAccount.profile.addEmail')}</Link>;
}

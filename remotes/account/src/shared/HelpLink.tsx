import type { HelpTopicPath } from '@tidegate/contracts/helpTopics';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Links an error to the topic that explains it. */
export function HelpLink({ to }: { to: HelpTopicPath }) {
  const { t } = useTranslation('account');
  return <Link to={to}>{t('help')}</Link>;
}

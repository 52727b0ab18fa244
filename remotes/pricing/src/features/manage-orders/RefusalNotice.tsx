import type { HelpTopicPath } from '@tidegate/contracts/helpTopics';
import { Notice } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { SecondaryLink } from '../../shared/SecondaryLink';
import { explainedCodes, type OrderRefusal } from './orderProblem';

const topics: Partial<Record<OrderRefusal, HelpTopicPath>> = explainedCodes;

export function RefusalNotice({ refusal }: { refusal: OrderRefusal }) {
  const { t } = useTranslation('pricing');
  const topic = topics[refusal];
  return (
    <Notice
      tone="danger"
      live
      actions={topic && <SecondaryLink to={topic}>{t('help')}</SecondaryLink>}
    >
      {t(`orders.problem.${refusal}`)}
    </Notice>
  );
}

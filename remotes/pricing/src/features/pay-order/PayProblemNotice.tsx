import type { HelpTopicPath } from '@tidegate/contracts/helpTopics';
import { Notice } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { emailRefusals, type PayProblem, type PayRefusal } from './payProblem';
import { useLoginPath } from '../../shared/orders/useLoginPath';

/** Problems that a form field already shows. */
const besideField: readonly PayRefusal[] = [...emailRefusals, 'noProvider'];

const helpPath: HelpTopicPath = '/help/payment-declined';

interface PayProblemNoticeProps {
  withoutTrialPath: string;
  problem: PayProblem | undefined;
}

export function PayProblemNotice({ withoutTrialPath, problem }: PayProblemNoticeProps) {
  const { t } = useTranslation('pricing');
  const loginPath = useLoginPath();
  if (!problem || besideField.includes(problem.refusal)) return null;
  const { refusal } = problem;
  return (
    <Notice tone="danger" live>
      <p>{t(`checkout.problem.${refusal}`)}</p>
      {refusal === 'orders.trialUsed' && (
        <Link to={withoutTrialPath}>{t('checkout.withoutTrial')}</Link>
      )}
      {refusal === 'sessionGone' && <Link to={loginPath}>{t('checkout.logIn')}</Link>}
      <Link to={helpPath}>{t('help')}</Link>
    </Notice>
  );
}

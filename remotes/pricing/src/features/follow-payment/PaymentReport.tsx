import type { OrderResult } from '@tidegate/contracts/api/payments/purchaseSchemas';
import type { HelpTopicPath } from '@tidegate/contracts/helpTopics';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import {
  buttonStyle,
  Cluster,
  FactList,
  formatMoney,
  Heading,
  Notice,
  Stack,
  Text,
} from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { approvalKey, ApprovalSteps } from './ApprovalSteps';
import { ReloadLater } from './ReloadLater';
import { clientStatus, paymentStage } from './paymentStage';
import type { StepProblem } from './submitStep';
import { SecondaryLink } from '../../shared/SecondaryLink';

const helpPath: HelpTopicPath = '/help/payment-declined';

interface PaymentReportProps {
  result: OrderResult;
  problem: StepProblem | undefined;
  /** The buyer is logged in, not just the holder of a signed link. */
  isOfAccount: boolean;
  /** Where the same plan can be paid for again. */
  againPath: string;
  /** No links to other pages, for the web view of a client. */
  isAlone: boolean;
}

export function PaymentReport(props: PaymentReportProps) {
  const { result, problem, isOfAccount, againPath, isAlone } = props;
  const { t } = useTranslation('pricing');
  const language = useSelector(selectLanguage);
  const { search } = useLocation();
  const stage = paymentStage(result);
  const amount = formatMoney({ amountMinor: result.amount, currency: result.currency }, language);
  // The provider adds this parameter when the buyer leaves its page without approving.
  const hasTurnedBack = new URLSearchParams(search).has('cancelled');
  const maySend = stage === 'approve' && isOfAccount;
  const isSafeToRetry = result.money === 'untouched';

  return (
    <Stack gap="l" data-payment={clientStatus(result)}>
      {!result.is_final && <ReloadLater />}
      <Stack gap="s" role="status">
        <Heading level={1}>{t(`payment.heading.${stage}`)}</Heading>
        <Text size="lead">
          {stage === 'approve' ? t(approvalKey(result)) : t(`payment.money.${result.money}`)}
        </Text>
      </Stack>
      {problem && !result.is_final && (
        <Notice tone="caution" live>
          {t(`payment.${problem}`)}
        </Notice>
      )}
      {stage === 'approve' && !problem && hasTurnedBack && (
        <Notice tone="caution">{t('payment.turnedBack')}</Notice>
      )}
      {stage === 'approve' && <ApprovalSteps result={result} maySend={maySend} />}
      <FactList
        facts={[
          { term: t('payment.amount'), value: amount },
          { term: t('payment.order'), value: result.order_id },
        ]}
      />
      <Cluster>
        {!result.is_final && !isSafeToRetry && !maySend && (
          <SecondaryLink>{t('payment.askAgain')}</SecondaryLink>
        )}
        {isSafeToRetry && (
          <Link {...buttonStyle({ variant: 'signal' })} to={againPath}>
            {t('payment.payAgain')}
          </Link>
        )}
        {!isAlone && result.failure && <SecondaryLink to={helpPath}>{t('help')}</SecondaryLink>}
        {isOfAccount && !isAlone && result.is_final && (
          <SecondaryLink to="/order/history">{t('orders.heading')}</SecondaryLink>
        )}
      </Cluster>
    </Stack>
  );
}

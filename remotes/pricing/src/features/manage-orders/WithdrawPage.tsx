import type { RouteProps } from '@tidegate/contracts/remotes/remoteModule';
import type { WithdrawalStatement } from '@tidegate/contracts/api/orders/refundSchemas';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import {
  Button,
  Cluster,
  ErrorState,
  FactList,
  Field,
  formatDate,
  formatMoney,
  Skeleton,
  Stack,
  Text,
} from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Form, Link, useNavigation } from 'react-router-dom';
import { selectIntentKey } from '../../shared/orders/intentKey';
import { ordersApi } from '../../shared/orders/ordersApi';
import { PageIntro } from '../../shared/PageIntro';
import { useOnePress } from '../../shared/orders/useOnePress';
import { toOrderRefusal, type OrderProblem } from './orderProblem';
import { RefusalNotice } from './RefusalNotice';
import { SecondaryLink } from '../../shared/SecondaryLink';

type Refused = Extract<OrderProblem, { kind: 'refused' }>;

interface DeclarationProps {
  statement: WithdrawalStatement;
  problem: Refused | undefined;
}

function Declaration({ statement, problem }: DeclarationProps) {
  const { t } = useTranslation('pricing');
  const language = useSelector(selectLanguage);
  const key = useSelector(selectIntentKey);
  const isBusy = useNavigation().formMethod === 'POST';
  const handleSubmit = useOnePress();
  const { amount: amountMinor, currency } = statement;
  const isNameMissing = problem?.refusal === 'nameMissing';
  const toDay = (date: string) => formatDate(date, language, { date: 'long' });

  return (
    <Form method="post" noValidate onSubmit={handleSubmit}>
      <Stack gap="m">
        {problem && !isNameMissing && <RefusalNotice refusal={problem.refusal} />}
        <Text>{t('withdrawal.statement')}</Text>
        <FactList
          facts={[
            { term: t('planTable.plan'), value: statement.plan_name },
            { term: t('withdrawal.concluded'), value: toDay(statement.concluded_at) },
            { term: t('withdrawal.account'), value: statement.email ?? '–' },
            {
              term: t('withdrawal.amount'),
              value: formatMoney({ amountMinor, currency }, language),
            },
            { term: t('withdrawal.until'), value: toDay(statement.withdraw_until) },
          ]}
        />
        <input type="hidden" name="key" value={key} />
        <Field
          label={t('withdrawal.name')}
          name="name"
          autoComplete="name"
          required
          defaultValue={problem?.name}
          error={isNameMissing ? t('orders.problem.nameMissing') : undefined}
        />
        <Cluster>
          <Button
            type="submit"
            variant="danger"
            busyLabel={isBusy ? t('orders.working') : undefined}
          >
            {t('withdrawal.confirm')}
          </Button>
          <SecondaryLink to="/order/history">{t('orders.refund.keep')}</SecondaryLink>
        </Cluster>
      </Stack>
    </Form>
  );
}

/** `/order/withdraw/…`: the second of the two steps of a withdrawal from the contract. */
export function WithdrawPage({ params, submission }: RouteProps<OrderProblem>) {
  const { t } = useTranslation('pricing');
  const { data, error } = ordersApi.useOrdersWithdrawalQuery(params.order ?? '');
  const problem = submission?.kind === 'refused' ? submission : undefined;

  return (
    <Stack gap="l">
      <PageIntro heading={t('withdrawal.heading')} intro={t('withdrawal.intro')} />
      {data && <Declaration statement={data} problem={problem} />}
      {!data &&
        (error ? (
          <ErrorState
            title={t(`orders.problem.${toOrderRefusal(error)}`)}
            action={<Link to="/order/history">{t('orders.heading')}</Link>}
          />
        ) : (
          <Skeleton label={t('orders.loading')} />
        ))}
    </Stack>
  );
}

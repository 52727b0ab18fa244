import type { Subscription } from '@tidegate/contracts/api/orders/schemas';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import {
  Button,
  Card,
  FactList,
  formatDate,
  formatMoney,
  Heading,
  Stack,
  Text,
} from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Form, useNavigation } from 'react-router-dom';
import { usePlanName } from '../../shared/plans/usePlanName';

function RenewalForm({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('pricing');
  const isBusy = useNavigation().formMethod === 'POST';
  const { can_cancel: canCancel, can_resume: canResume } = subscription;
  if (!canCancel && !canResume) return null;
  return (
    <Form method="post">
      <input type="hidden" name="subscription" value={subscription.subscription_id} />
      <Button
        type="submit"
        name="step"
        value={canCancel ? 'cancel' : 'resume'}
        variant="secondary"
        busyLabel={isBusy ? t('orders.working') : undefined}
      >
        {canCancel ? t('orders.cancel') : t('orders.resume')}
      </Button>
    </Form>
  );
}

export function SubscriptionCard({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('pricing');
  const language = useSelector(selectLanguage);
  const planName = usePlanName();
  const { currency, renews, status, next_amount, next_product_id, period_ends_at } = subscription;
  const date = formatDate(period_ends_at, language, { date: 'long' });
  const end =
    renews && next_amount !== null
      ? {
          term: t('charges.next'),
          value: t('charges.nextOn', {
            amount: formatMoney({ amountMinor: next_amount, currency }, language),
            date,
          }),
        }
      : { term: t('charges.ends'), value: date };
  const nextPlan =
    next_product_id === null
      ? []
      : [
          {
            term: t('orders.nextPlan'),
            value: planName({ ...subscription, product_id: next_product_id }),
          },
        ];

  return (
    <Card tone="accent" as="section">
      <Stack gap="m">
        <Heading level={2} size="m">
          {t('planSummary.heading', { plan: planName(subscription) })}
        </Heading>
        <FactList
          facts={[
            {
              term: t('orders.state'),
              value: t(`orders.status.${status === 'past_due' ? 'pastDue' : status}`),
            },
            end,
            ...nextPlan,
          ]}
        />
        <Text>{renews ? t('planSummary.leaving') : t('orders.stopped')}</Text>
        <RenewalForm subscription={subscription} />
      </Stack>
    </Card>
  );
}

import type { MySubscription } from '@tidegate/contracts/api/orders/schemas';
import { parseProductId } from '@tidegate/contracts/catalogue/productId';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import {
  Card,
  Cluster,
  FactList,
  formatDate,
  formatMoney,
  formatNumber,
  Heading,
  Stack,
} from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { accountApi } from './accountApi';
import { PeriodBar } from './PeriodBar';

function PlanFacts({ subscription, orders, now }: MySubscription & { now: number }) {
  const { t } = useTranslation('account');
  const language = useSelector(selectLanguage);
  if (!subscription) return null;
  const { product_id, plan_name, currency, next_amount, renews } = subscription;
  const { period_started_at: startsAt, period_ends_at } = subscription;
  const interval = parseProductId(product_id)?.interval;
  const toDay = (date: string) => formatDate(date, language, { date: 'long' });
  // A later order may be unpaid.
  const refundUntil = orders.map((order) => order.refund_until).find(Boolean);
  const invoiced = orders.find((order) => order.invoice_number);

  return (
    <>
      <PeriodBar {...{ startsAt, refundUntil, now }} endsAt={period_ends_at} />
      <FactList
        facts={[
          {
            term: t('settings.info.plan'),
            value: interval
              ? formatNumber(interval.count, language, {
                  style: 'unit',
                  unit: interval.unit.toLowerCase(),
                  unitDisplay: 'long',
                })
              : plan_name,
          },
          renews && next_amount !== null
            ? {
                term: t('settings.plan.next'),
                value: t('settings.plan.nextOn', {
                  amount: formatMoney({ amountMinor: next_amount, currency }, language),
                  date: toDay(period_ends_at),
                }),
              }
            : { term: t('settings.plan.ends'), value: toDay(period_ends_at) },
          refundUntil && { term: t('settings.plan.guarantee'), value: toDay(refundUntil) },
          invoiced && {
            term: t('settings.plan.invoice'),
            value: (
              <Link to={`/order/invoice/${invoiced.order_id}`}>{invoiced.invoice_number}</Link>
            ),
          },
        ]}
      />
    </>
  );
}

/** The running plan, or the way to the plans. Without an answer, only the links. */
export function PlanCard() {
  const { t } = useTranslation('account');
  const { data, fulfilledTimeStamp: now = 0 } = accountApi.useAccountPlanQuery();
  return (
    <Card as="section" tone="accent">
      <Stack gap="s">
        <Heading level={2} size="m">
          {t('settings.orders')}
        </Heading>
        {data && <PlanFacts {...data} now={now} />}
        <Cluster>
          {data?.subscription === null && <Link to="/pricing">{t('settings.info.plans')}</Link>}
          <Link to="/order/history">{t('settings.plan.orders')}</Link>
          <Link to="/download">{t('settings.plan.app')}</Link>
        </Cluster>
      </Stack>
    </Card>
  );
}

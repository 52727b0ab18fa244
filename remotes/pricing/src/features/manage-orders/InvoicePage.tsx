import type { Invoice } from '@tidegate/contracts/api/orders/refundSchemas';
import type { RouteProps } from '@tidegate/contracts/remotes/remoteModule';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import {
  Button,
  ErrorState,
  FactList,
  formatDate,
  formatMoney,
  formatPercent,
  Heading,
  Skeleton,
  Stack,
  Text,
} from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { ordersApi } from '../../shared/orders/ordersApi';
import styles from './InvoicePage.module.css';

function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('pricing');
  const language = useSelector(selectLanguage);
  const { seller, buyer, line, currency, tax } = invoice;
  const toMoney = (amountMinor: number) => formatMoney({ amountMinor, currency }, language);
  const toDay = (date: string) => formatDate(date, language, { date: 'long' });
  const sums = [
    { term: t('invoice.price'), value: toMoney(line.price_amount) },
    line.discount_amount && {
      term: `${t('charges.discount')} ${line.coupon_code ?? ''}`,
      value: toMoney(line.discount_amount),
    },
    line.credit_amount && { term: t('charges.credit'), value: toMoney(line.credit_amount) },
    { term: t('invoice.net'), value: toMoney(invoice.net_amount) },
    {
      term: t('invoice.tax', { percent: formatPercent(tax.percent, language) }),
      value: toMoney(tax.amount),
    },
    { term: t('invoice.total'), value: toMoney(invoice.total_amount) },
    invoice.refunded_amount && {
      term: t('invoice.refunded'),
      value: toMoney(invoice.refunded_amount),
    },
  ];

  return (
    <Stack gap="l">
      <FactList
        facts={[
          { term: t('invoice.number'), value: invoice.number },
          { term: t('invoice.date'), value: toDay(invoice.issued_at) },
          {
            term: t('invoice.seller'),
            value: [seller.name, ...seller.address, seller.tax_id].join(', '),
          },
          { term: t('invoice.buyer'), value: buyer.email ?? t('invoice.noEmail') },
          { term: t('planTable.plan'), value: line.plan_name },
          {
            term: t('invoice.period'),
            value: t('invoice.range', {
              from: toDay(line.period_started_at),
              to: toDay(line.period_ends_at),
            }),
          },
        ]}
      />
      <FactList facts={sums} />
    </Stack>
  );
}

/** `/order/invoice/…`, laid out for printing. */
export function InvoicePage({ params }: RouteProps) {
  const { t } = useTranslation('pricing');
  const { data: invoice, error } = ordersApi.useOrdersInvoiceQuery(params.order ?? '');

  return (
    <Stack gap="l">
      <Heading level={1}>{t('invoice.heading')}</Heading>
      {invoice && <InvoiceSheet invoice={invoice} />}
      {!invoice &&
        (error ? (
          <ErrorState title={t('orders.failed')} />
        ) : (
          <Skeleton label={t('orders.loading')} lines={8} />
        ))}
      <div className={styles.onScreen}>
        <Button
          variant="secondary"
          onClick={() => {
            window.print();
          }}
        >
          {t('invoice.print')}
        </Button>
        <Text size="small">
          <Link to="/order/history">{t('orders.heading')}</Link>
        </Text>
      </div>
    </Stack>
  );
}

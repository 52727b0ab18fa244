import type { OrderLabel } from '@tidegate/contracts/api/payments/codes';
import type { MySubscription, Order } from '@tidegate/contracts/api/orders/schemas';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import {
  Badge,
  formatDate,
  formatMoney,
  Pagination,
  Table,
  type BadgeTone,
  type TableColumn,
} from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { usePlanName } from '../../shared/plans/usePlanName';
import { OrderActions } from './OrderActions';

const tones: Partial<Record<OrderLabel, BadgeTone>> = {
  Paid: 'success',
  Success: 'success',
  Failed: 'danger',
};

export function OrderTable({ purchases }: { purchases: MySubscription }) {
  const { t } = useTranslation('pricing');
  const language = useSelector(selectLanguage);
  const planName = usePlanName();
  const columns: TableColumn<Order>[] = [
    {
      id: 'date',
      header: t('orders.column.date'),
      cell: ({ created_at }) => formatDate(created_at, language),
    },
    { id: 'plan', header: t('planTable.plan'), cell: planName },
    {
      id: 'amount',
      header: t('payment.amount'),
      numeric: true,
      cell: ({ amount, currency }) => formatMoney({ amountMinor: amount, currency }, language),
    },
    {
      id: 'state',
      header: t('orders.state'),
      cell: ({ label }) => (
        <Badge tone={label ? tones[label] : undefined}>
          {t(`orders.label.${label ?? 'Pending'}`)}
        </Badge>
      ),
    },
    {
      id: 'actions',
      header: t('orders.column.actions'),
      cell: (order) => <OrderActions order={order} />,
    },
  ];

  return (
    <>
      <Table
        caption={t('orders.caption')}
        columns={columns}
        rows={purchases.orders}
        rowKey={({ order_id }) => order_id}
      />
      <Pagination
        label={t('orders.pages.label')}
        current={purchases.page}
        total={Math.ceil(purchases.total / purchases.page_size)}
        previousLabel={t('orders.pages.newer')}
        nextLabel={t('orders.pages.older')}
        pageLabel={(page) => t('orders.pages.page', { page })}
        renderLink={(page, link) => (
          <Link to={`?page=${page}`} {...link}>
            {link.children}
          </Link>
        )}
      />
    </>
  );
}

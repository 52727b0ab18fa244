import type { RouteProps } from '@tidegate/contracts/remotes/remoteModule';
import { EmptyState, ErrorState, Notice, Skeleton, Stack } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { ordersApi } from '../../shared/orders/ordersApi';
import { PageIntro } from '../../shared/PageIntro';
import { readPage } from './loadOrders';
import { type OrderProblem } from './orderProblem';
import { OrderTable } from './OrderTable';
import { RefusalNotice } from './RefusalNotice';
import { RefundQuestion } from './RefundQuestion';
import { SubscriptionCard } from './SubscriptionCard';
import { SecondaryLink } from '../../shared/SecondaryLink';

const notices = ['cancelled', 'resumed', 'refunded', 'withdrawn'];

function Outcome({ problem }: { problem: OrderProblem | undefined }) {
  const { t } = useTranslation('pricing');
  const [searchParams] = useSearchParams();
  if (problem?.kind === 'confirmRefund') return <RefundQuestion orderId={problem.orderId} />;
  if (problem) return <RefusalNotice refusal={problem.refusal} />;
  const notice = searchParams.get('notice') ?? '';
  return notices.includes(notice) ? (
    <Notice tone="success" live>
      {t(`orders.notice.${notice}`)}
    </Notice>
  ) : null;
}

function History() {
  const { t } = useTranslation('pricing');
  const [searchParams] = useSearchParams();
  const { data: purchases, error } = ordersApi.useMySubscriptionsQuery(readPage(searchParams));

  if (!purchases && error) {
    return (
      <ErrorState
        title={t('orders.failed')}
        action={<SecondaryLink to="/order/history">{t('plans.failed.tryAgain')}</SecondaryLink>}
      />
    );
  }
  if (!purchases) return <Skeleton label={t('orders.loading')} lines={8} />;
  return (
    <>
      {purchases.subscription && <SubscriptionCard subscription={purchases.subscription} />}
      {purchases.orders.length > 0 ? (
        <OrderTable purchases={purchases} />
      ) : (
        <EmptyState
          title={t('orders.none')}
          action={<SecondaryLink to="/pricing">{t('comparePlans.heading')}</SecondaryLink>}
        />
      )}
    </>
  );
}

/** `/order/history`: the running plan and all orders, which can be refunded or withdrawn from. */
export function OrdersPage({ submission }: RouteProps<OrderProblem>) {
  const { t } = useTranslation('pricing');
  return (
    <Stack gap="l">
      <PageIntro heading={t('orders.heading')} intro={t('orders.intro')} />
      <Outcome problem={submission} />
      <History />
      <Link to="/order/invite">{t('inviteFriends.heading')}</Link>
    </Stack>
  );
}

import type { RemoteRoute } from '@tidegate/contracts/remotes/remoteModule';
import { InvoicePage } from './InvoicePage';
import { loadHistory, loadInvoice, loadWithdrawal } from './loadOrders';
import { OrdersPage } from './OrdersPage';
import { submitOrderStep } from './submitOrderStep';
import { submitWithdrawal } from './submitWithdrawal';
import { WithdrawPage } from './WithdrawPage';

const page = {
  layout: 'pricing',
  access: 'account',
  isIndexed: false,
  isSwapSafe: false,
} as const;

export const manageOrdersRoutes: readonly RemoteRoute[] = [
  {
    ...page,
    path: '/order/history',
    head: { title: 'orders.heading', description: 'orders.intro' },
    load: loadHistory,
    submit: submitOrderStep,
    Component: OrdersPage,
  },
  {
    ...page,
    path: '/order/withdraw/:order',
    head: { title: 'withdrawal.heading', description: 'withdrawal.intro' },
    load: loadWithdrawal,
    submit: submitWithdrawal,
    Component: WithdrawPage,
  },
  {
    ...page,
    path: '/order/invoice/:order',
    head: { title: 'invoice.heading', description: 'orders.intro' },
    load: loadInvoice,
    Component: InvoicePage,
  },
];

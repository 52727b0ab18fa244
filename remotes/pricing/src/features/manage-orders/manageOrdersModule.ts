import type { RouteModule } from '@tidegate/contracts/remotes/remoteModule';
import { InvoicePage } from './InvoicePage';
import { loadHistory, loadInvoice, loadWithdrawal } from './loadOrders';
import { OrdersPage } from './OrdersPage';
import { submitOrderStep } from './submitOrderStep';
import { submitWithdrawal } from './submitWithdrawal';
import { WithdrawPage } from './WithdrawPage';

export const historyModule: RouteModule = {
  load: loadHistory,
  submit: submitOrderStep,
  Component: OrdersPage,
};

export const withdrawalModule: RouteModule = {
  load: loadWithdrawal,
  submit: submitWithdrawal,
  Component: WithdrawPage,
};

export const invoiceModule: RouteModule = { load: loadInvoice, Component: InvoicePage };

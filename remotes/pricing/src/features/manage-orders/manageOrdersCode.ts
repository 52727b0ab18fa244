import type { PageCode } from '@tidegate/contracts/remotes/remoteModule';
import { InvoicePage } from './InvoicePage';
import { loadHistory, loadInvoice, loadWithdrawal } from './loadOrders';
import { OrdersPage } from './OrdersPage';
import { submitOrderStep } from './submitOrderStep';
import { submitWithdrawal } from './submitWithdrawal';
import { WithdrawPage } from './WithdrawPage';

export const historyCode: PageCode = {
  load: loadHistory,
  submit: submitOrderStep,
  Component: OrdersPage,
};

export const withdrawalCode: PageCode = {
  load: loadWithdrawal,
  submit: submitWithdrawal,
  Component: WithdrawPage,
};

export const invoiceCode: PageCode = { load: loadInvoice, Component: InvoicePage };

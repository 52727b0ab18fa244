import { isNotFound } from '@tidegate/contracts/errors/callError';
import type { LoadResult, PageCode, RemoteContext } from '@tidegate/contracts/remotes/remoteModule';
import { fresh } from '../../shared/fresh';
import { isOrderNumber } from '../../shared/orders/orderReference';
import { ordersApi } from '../../shared/orders/ordersApi';
import { pricingApi } from '../../shared/plans/pricingApi';
import { purchaseConfirmed } from '../../shared/plans/pricingSlice';
import { SuccessPage } from './SuccessPage';

/** Redirects an order that is not paid to the payment page. */
async function loadReceipt({ searchParams, dispatch }: RemoteContext): Promise<LoadResult> {
  const orderId = searchParams.get('order');
  if (orderId === null) return { status: 'moved', to: '/paystatus' };
  if (!isOrderNumber(orderId)) return { status: 'notFound' };
  const [{ data, error }] = await Promise.all([
    dispatch(pricingApi.endpoints.pricingOrder.initiate({ orderId }, fresh)),
    dispatch(ordersApi.endpoints.mySubscriptions.initiate(1, fresh)),
  ]);
  if (error && isNotFound(error)) return { status: 'notFound' };
  if (!data) return { status: 'found', isIncomplete: true };
  if (data.status !== 'paid') return { status: 'moved', to: `/paystatus?order=${orderId}` };
  dispatch(purchaseConfirmed({ orderId }));
  return { status: 'found' };
}

export const confirmPurchaseCode: PageCode = { load: loadReceipt, Component: SuccessPage };

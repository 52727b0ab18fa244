import { isNotFound } from '@tidegate/contracts/errors/callError';
import type {
  LoadResult,
  RouteModule,
  RemoteContext,
} from '@tidegate/contracts/remotes/remoteModule';
import { uncached } from '@tidegate/contracts/remotes/uncached';
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
    dispatch(pricingApi.endpoints.pricingOrder.initiate({ orderId }, uncached)),
    dispatch(ordersApi.endpoints.mySubscriptions.initiate(1, uncached)),
  ]);
  if (error && isNotFound(error)) return { status: 'notFound' };
  if (!data) return { status: 'found', isIncomplete: true };
  if (data.status !== 'paid') return { status: 'moved', to: `/paystatus?order=${orderId}` };
  dispatch(purchaseConfirmed({ orderId }));
  return { status: 'found' };
}

export const confirmPurchaseModule: RouteModule = { load: loadReceipt, Component: SuccessPage };

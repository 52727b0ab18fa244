import { isNotFound } from '@tidegate/contracts/errors/callError';
import type { LoadResult, RemoteContext } from '@tidegate/contracts/remotes/remoteModule';
import { uncached } from '@tidegate/contracts/remotes/uncached';
import { keyIntent } from '../../shared/orders/intentKey';
import { isOrderNumber } from '../../shared/orders/orderReference';
import { ordersApi } from '../../shared/orders/ordersApi';
import { toLoadResult } from '../../shared/toLoadResult';

/** Reads `?page=2`; an invalid value means the first page. */
export function readPage(searchParams: URLSearchParams): number {
  const text = searchParams.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

export async function loadHistory(context: RemoteContext): Promise<LoadResult> {
  const { dispatch, searchParams } = context;
  keyIntent(context);
  const call = ordersApi.endpoints.mySubscriptions.initiate(readPage(searchParams), uncached);
  const { isError } = await dispatch(call);
  return { status: 'found', isIncomplete: isError };
}

export async function loadWithdrawal(context: RemoteContext): Promise<LoadResult> {
  const { params, dispatch } = context;
  if (!isOrderNumber(params.order)) return { status: 'notFound' };
  keyIntent(context);
  const call = ordersApi.endpoints.ordersWithdrawal.initiate(params.order, uncached);
  const { error } = await dispatch(call);
  // An order past its withdrawal period exists: the page explains it.
  return error && !isNotFound(error) ? { status: 'found' } : toLoadResult(error);
}

export async function loadInvoice({ params, dispatch }: RemoteContext): Promise<LoadResult> {
  if (!isOrderNumber(params.order)) return { status: 'notFound' };
  const { error } = await dispatch(
    ordersApi.endpoints.ordersInvoice.initiate(params.order, uncached),
  );
  return toLoadResult(error);
}

import { isUnanswered } from '@tidegate/contracts/errors/callError';
import type { RemoteContext, SubmitResult } from '@tidegate/contracts/remotes/remoteModule';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import { rekeyIntent } from '../../shared/orders/intentKey';
import { ordersApi } from '../../shared/orders/ordersApi';
import { readText } from '../../shared/readText';
import { toOrderRefusal, type OrderProblem, type OrderRefusal } from './orderProblem';

export async function submitWithdrawal(
  context: RemoteContext,
  form: FormData,
): Promise<SubmitResult<OrderProblem>> {
  const { params, dispatch, getState } = context;
  const name = readText(form, 'name').slice(0, 120);
  const refuse = (refusal: OrderRefusal): SubmitResult<OrderProblem> => ({
    status: 'refused',
    problem: { kind: 'refused', refusal, name },
  });
  if (!name) return refuse('nameMissing');

  const key = readText(form, 'key');
  const body = { order_id: params.order ?? '', name, language: selectLanguage(getState()) };
  const { error } = await dispatch(
    ordersApi.endpoints.ordersWithdraw.initiate({ key, body }, { track: false }),
  );
  rekeyIntent(context, key, !error || !isUnanswered(error));
  return error
    ? refuse(toOrderRefusal(error))
    : { status: 'redirect', to: '/order/history?notice=withdrawn' };
}

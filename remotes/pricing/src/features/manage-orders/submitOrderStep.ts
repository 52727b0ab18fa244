import { isUnanswered, type CallError } from '@tidegate/contracts/errors/callError';
import type { RemoteContext, SubmitResult } from '@tidegate/contracts/remotes/remoteModule';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import { rekeyIntent } from '../../shared/orders/intentKey';
import { ordersApi } from '../../shared/orders/ordersApi';
import { readText } from '../../shared/readText';
import { toOrderRefusal, type OrderProblem } from './orderProblem';

type Result = SubmitResult<OrderProblem>;

const untracked = { track: false } as const;

/** Cancels or resumes renewal, or makes a refund after its confirmation. */
export async function submitOrderStep(context: RemoteContext, form: FormData): Promise<Result> {
  const { dispatch } = context;
  const { ordersCancel, ordersResume } = ordersApi.endpoints;
  const subscriptionId = readText(form, 'subscription');
  switch (form.get('step')) {
    case 'cancel':
      return toResult(
        await dispatch(ordersCancel.initiate(subscriptionId, untracked)),
        'cancelled',
      );
    case 'resume':
      return toResult(await dispatch(ordersResume.initiate(subscriptionId, untracked)), 'resumed');
    case 'refund':
      return {
        status: 'accepted',
        next: { kind: 'confirmRefund', orderId: readText(form, 'order') },
      };
    default:
      return refund(context, form);
  }
}

async function refund(context: RemoteContext, form: FormData): Promise<Result> {
  const { dispatch, getState } = context;
  const key = readText(form, 'key');
  const body = { order_id: readText(form, 'order'), language: selectLanguage(getState()) };
  const reply = await dispatch(ordersApi.endpoints.ordersRefund.initiate({ key, body }, untracked));
  rekeyIntent(context, key, !reply.error || !isUnanswered(reply.error));
  return toResult(reply, 'refunded');
}

type Notice = 'cancelled' | 'resumed' | 'refunded';

function toResult({ error }: { error?: CallError | undefined }, notice: Notice): Result {
  if (!error) return { status: 'redirect', to: `/order/history?notice=${notice}` };
  return { status: 'refused', problem: { kind: 'refused', refusal: toOrderRefusal(error) } };
}

import type { Jobs } from '../jobs';
import { rewardInviter } from './invites/rewardInviter';
import {
  type PaymentContext,
  refundJob,
  remindJob,
  renewJob,
  rewardJob,
  settleJob,
} from './paymentContext';
import { carryOutRefund } from './refunds/carryOutRefund';
import { nextPoll } from './settlement/nextPoll';
import { settle } from './settlement/settle';
import { remindOfRenewal } from './subscriptions/remindOfRenewal';
import { renewSubscription } from './subscriptions/renewSubscription';

/** What is done about orders and subscriptions while no buyer waits. */
export function setWorkers(jobs: Jobs, context: PaymentContext): void {
  const { now } = context;
  jobs.setWorker(settleJob, async (orderId, attempts) =>
    nextPoll(await settle(context, orderId), attempts, now()),
  );
  jobs.setWorker(refundJob, async (orderId, attempts) => {
    const { status } = await carryOutRefund(context, orderId);
    return status === 'refund_pending' ? nextRefundPoll(attempts, now()) : undefined;
  });
  jobs.setWorker(renewJob, (id) => renewSubscription(context, id));
  jobs.setWorker(remindJob, (id) => remindOfRenewal(context, id));
  jobs.setWorker(rewardJob, (orderId) => rewardInviter(context, orderId));
}

const firstRefundPollMs = 60_000;
const longestRefundPollMs = 6 * 60 * 60_000;

/** A provider may take days to confirm a refund. */
function nextRefundPoll(attempts: number, at: Date): Date {
  const pause = Math.min(firstRefundPollMs * 2 ** Math.min(attempts, 12), longestRefundPollMs);
  return new Date(at.getTime() + pause);
}

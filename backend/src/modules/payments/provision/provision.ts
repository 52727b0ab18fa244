import { reminderAt } from '../access/periods';
import { noteInvitation } from '../invites/rewardInviter';
import { emailKinds, type PaymentStores, remindJob, renewJob } from '../paymentContext';
import { sendBack } from '../refunds/unusableMoney';
import { openStatuses } from '../stores/orderStates';
import { isGrantable } from './isGrantable';
import { beginPeriod, type PaidOrder, periodOf } from './beginPeriod';

/** Grants a paid order exactly once. A payment that can no longer be granted is refunded. */
export async function provision(stores: PaymentStores, paid: PaidOrder): Promise<void> {
  const { order, payment, at } = paid;
  const email = await stores.buyers.lock(order.accountId);
  const running =
    order.accountId === null ? undefined : await stores.subscriptions.findRunning(order.accountId);
  if (email === undefined || !(await isGrantable(stores, order, running))) {
    await sendBack(stores, order, { payment, reason: 'duplicate', at });
    return;
  }
  const period = periodOf(paid, running);
  const moved = await stores.orders.move(
    order.id,
    'paid',
    { chargeRef: payment.chargeRef, paidAt: at, ...period },
    openStatuses,
  );
  if (!moved) return;
  await stores.ledger.addCharge(order.id, payment, at);
  const subscriptionId = await beginPeriod(stores, { ...paid, order: moved }, running);
  const invoiceNumber = await stores.orders.reserveInvoiceNumber();
  await stores.orders.move(order.id, 'paid', { subscriptionId, invoiceNumber }, ['paid']);
  await noteInvitation(stores, order, at);
  await stores.enqueueJob(renewJob, subscriptionId, period.periodEndsAt);
  if (order.renews) {
    const { periodStartedAt: startedAt, periodEndsAt: endsAt } = period;
    const isTrial = order.kind === 'trial';
    await stores.enqueueJob(remindJob, subscriptionId, reminderAt({ startedAt, endsAt, isTrial }));
  }
  await stores.enqueueEmail({
    kind: emailKinds.receipt,
    recipient: email,
    language: order.language,
    subjectId: order.id,
  });
}

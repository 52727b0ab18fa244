import type { OrderResult } from '@tidegate/contracts/api/payments/purchaseSchemas';
import { resultPath } from '@tidegate/contracts/api/payments/endpoints';

import type { StoredOrder } from '../stores/orderRepository';
import { isOpen, labelOf, moneyOf } from '../stores/orderStates';

export function toOrderResult(order: StoredOrder, hash: string): OrderResult {
  const { status } = order;
  return {
    order_id: order.id,
    kind: order.kind,
    product_id: order.productId,
    provider: order.provider,
    status,
    label: labelOf(status, order.amountMinor),
    amount: order.amountMinor,
    currency: order.currency,
    money: moneyOf(status),
    approval_url: status === 'requires_action' ? order.approvalUrl : null,
    failure: status === 'failed' || status === 'expired' ? (order.failure ?? 'expired') : null,
    is_final: !isOpen(status) && status !== 'created' && status !== 'refund_pending',
    result_path: resultPath(hash),
  };
}

import { unreachable } from '../callProvider';
import { toDecimal } from '../decimalAmount';
import type { PaymentProvider, ProviderPayment } from '../paymentProvider';
import { firstOrder, renewalOrder } from './orderRequest';
import { code, createClient, type PaypalClient, type PaypalSettings } from './paypalClient';
import {
  forgottenPayment,
  type PaypalOrder,
  paypalOrderSchema,
  toPayment,
  toRefundOutcome,
} from './paypalOrder';
import { readEvent } from './readEvent';

/** PayPal Orders API v2: the buyer approves on PayPal's page, then we capture. */
export function paypalProvider(settings: PaypalSettings, now: () => Date): PaymentProvider {
  const { webhookId, isSandbox } = settings;
  const client = createClient(settings, now);
  return {
    code,
    isSandbox,
    start: async (intent) => {
      const order = await create(client, intent.orderId, firstOrder(intent));
      const link = order.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
      return { providerRef: order.id, approvalUrl: link?.href ?? null };
    },
    charge: async (intent) => {
      const order = await create(client, intent.orderId, renewalOrder(intent));
      return { providerRef: order.id, approvalUrl: null };
    },
    read: (providerRef) => read(client, providerRef),
    collect: async (providerRef, orderId) => {
      // A refusal (declined, or already captured) shows when the order is read again.
      await client.post(`${pathOf(providerRef)}/capture`, `${orderId}:capture`, {});
    },
    // An approval that is not captured takes no money.
    cancel: async () => undefined,
    refund: async (chargeRef, money, orderId) => {
      const path = `/v2/payments/captures/${encodeURIComponent(chargeRef)}/refund`;
      const amount = { value: toDecimal(money), currency_code: money.currency };
      return toRefundOutcome(await client.post(path, `${orderId}:refund`, { amount }));
    },
    readEvent: (event, limit) => readEvent(event, limit, { client, webhookId, now }),
  };
}

const ordersPath = '/v2/checkout/orders';

function pathOf(providerRef: string): string {
  return `${ordersPath}/${encodeURIComponent(providerRef)}`;
}

async function create(
  client: PaypalClient,
  requestId: string,
  request: object,
): Promise<PaypalOrder> {
  const { status, body } = await client.post(ordersPath, requestId, request);
  if (status >= 300) throw new Error(`PayPal refused an order with status ${String(status)}`);
  return paypalOrderSchema.parse(body);
}

async function read(client: PaypalClient, providerRef: string): Promise<ProviderPayment> {
  const { status, body } = await client.get(pathOf(providerRef));
  if (status === 404) return forgottenPayment;
  if (status >= 300) throw unreachable(code, new Error(`Status ${String(status)}`));
  return toPayment(paypalOrderSchema.parse(body));
}

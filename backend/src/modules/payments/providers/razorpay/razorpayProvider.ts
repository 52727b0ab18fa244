import type { PaymentProvider } from '../paymentProvider';
import { readCharge, refundCharge } from './charge';
import { createLink, pathOfLink, readLink, toPayment } from './paymentLink';
import { code, createClient, type RazorpaySettings } from './razorpayClient';
import { readEvent } from './readEvent';

/** Razorpay payment links. Later intervals cannot be charged. */
export function razorpayProvider(settings: RazorpaySettings): PaymentProvider {
  const client = createClient(settings);
  return {
    code,
    isSandbox: settings.isSandbox,
    start: async (intent) => {
      const link = await createLink(client, intent);
      return { providerRef: link.id, approvalUrl: link.short_url };
    },
    read: async (providerRef) => {
      const link = await readLink(client, providerRef);
      const chargeRef = link.payments?.find(({ status }) => status === 'captured')?.payment_id;
      if (chargeRef === undefined) return toPayment(link);
      return { ...toPayment(link), status: await readCharge(client, chargeRef), chargeRef };
    },
    cancel: async (providerRef) => {
      // Refused if the link is paid or expired, which the next read shows.
      await client.post(`${pathOfLink(providerRef)}/cancel`, {});
    },
    refund: (chargeRef, { amountMinor }, orderId) =>
      refundCharge(client, chargeRef, amountMinor, orderId),
    readEvent: async (event) => readEvent(event, settings.webhookSecrets),
  };
}

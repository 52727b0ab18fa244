import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import * as z from 'zod/mini';

import { scripts } from './testInstruments';

const disputeSchema = z.enum(['open', 'won', 'lost']);

const paymentSchema = z.object({
  id: z.string(),
  /** The provider API. The name is part of stored files. */
  wire: z.enum(['stripe', 'paypal', 'razorpay', 'hosted']),
  orderId: z.string(),
  amountMinor: z.number(),
  currency: z.string(),
  description: z.string(),
  renews: z.boolean(),
  returnUrl: z.string(),
  cancelUrl: z.string(),
  status: z.enum(['pending', 'approved', 'paid', 'failed', 'expired', 'cancelled']),
  script: z.enum(scripts),
  /** Ids have the same prefixes as at the real providers. */
  chargeId: z.string(),
  mandateId: z.nullable(z.string()),
  /** Timestamp in milliseconds from which a slow payment is paid. */
  paidFrom: z.number(),
  isRefunded: z.boolean(),
  dispute: z.optional(disputeSchema),
  /** Number of responses that will still get lost. */
  lostAnswers: z.number(),
});

export type Dispute = z.infer<typeof disputeSchema>;
/** A payment of the sandbox. */
export type SandboxPayment = z.infer<typeof paymentSchema>;
export type ProviderApi = SandboxPayment['wire'];
export type NewPayment = Pick<
  SandboxPayment,
  'id' | 'wire' | 'orderId' | 'amountMinor' | 'currency' | 'description' | 'renews'
> &
  Partial<Pick<SandboxPayment, 'returnUrl' | 'cancelUrl' | 'status'>>;

export interface Ledger {
  add(payment: NewPayment): SandboxPayment;
  find(id: string): SandboxPayment | undefined;
  list(): readonly SandboxPayment[];
  update(payment: SandboxPayment, changes: Partial<SandboxPayment>): void;
  /** Marks the payment as paid, now or as its script delays it. */
  pay(payment: SandboxPayment): void;
  isPaid(payment: SandboxPayment): boolean;
}

const slowMs = 10_000;
const chargePrefixes = { stripe: 'pi_', paypal: 'CAP-', razorpay: 'pay_', hosted: '' } as const;
/** Two, because Stripe's client retries once by itself. */
const responsesLost = 2;

export function makeId(prefix: string): string {
  return prefix + randomBytes(10).toString('hex');
}

/** Stores payments in a file, so that refunds and renewals work after a restart. */
export function openLedger(file: string | undefined, now: () => Date): Ledger {
  const payments = new Map(readPayments(file).map((payment) => [payment.id, payment]));
  const save = () => {
    if (file === undefined) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify([...payments.values()]), { mode: 0o600 });
  };
  const update: Ledger['update'] = (payment, changes) => {
    Object.assign(payment, changes);
    save();
  };
  return {
    add: (payment) => {
      const chargePrefix = chargePrefixes[payment.wire];
      const added: SandboxPayment = {
        returnUrl: '',
        cancelUrl: '',
        script: 'approve',
        status: 'pending',
        ...payment,
        chargeId: chargePrefix === '' ? payment.id : makeId(chargePrefix),
        mandateId: payment.renews ? makeId(payment.wire === 'stripe' ? 'pm_' : 'VAULT-') : null,
        paidFrom: 0,
        isRefunded: false,
        lostAnswers: 0,
      };
      payments.set(added.id, added);
      save();
      return added;
    },
    find: (id) => payments.get(id),
    list: () => [...payments.values()],
    update,
    pay: (payment) => {
      if (payment.status === 'paid') return;
      update(payment, {
        status: 'paid',
        paidFrom: now().getTime() + (payment.script === 'slow' ? slowMs : 0),
        lostAnswers: payment.script === 'timeout' ? responsesLost : 0,
      });
    },
    isPaid: (payment) => payment.status === 'paid' && payment.paidFrom <= now().getTime(),
  };
}

function readPayments(file: string | undefined): SandboxPayment[] {
  if (file === undefined || !existsSync(file)) return [];
  return z.array(paymentSchema).parse(JSON.parse(readFileSync(file, 'utf8')));
}

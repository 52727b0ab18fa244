import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import type { Script } from './testInstruments';

export type Dispute = 'open' | 'won' | 'lost';

export type ProviderApi = 'stripe' | 'paypal' | 'razorpay' | 'hosted';

/** A payment of the sandbox. */
export interface SandboxPayment {
  id: string;
  /** The provider API. The name is part of stored files. */
  wire: ProviderApi;
  orderId: string;
  amountMinor: number;
  currency: string;
  description: string;
  renews: boolean;
  returnUrl: string;
  cancelUrl: string;
  status: 'pending' | 'approved' | 'paid' | 'failed' | 'expired' | 'cancelled';
  script: Script;
  /** Ids have the same prefixes as at the real providers. */
  chargeId: string;
  mandateId: string | null;
  /** Timestamp in milliseconds from which a slow payment is paid. */
  paidFrom: number;
  isRefunded: boolean;
  dispute?: Dispute;
  /** Number of responses that will still get lost. */
  lostAnswers: number;
}

export type NewPayment = Pick<
  SandboxPayment,
  'id' | 'wire' | 'orderId' | 'amountMinor' | 'currency' | 'description' | 'renews'
> &
  Partial<Pick<SandboxPayment, 'returnUrl' | 'cancelUrl' | 'script' | 'status'>>;

export interface Ledger {
  add(payment: NewPayment): SandboxPayment;
  find(id: string): SandboxPayment | undefined;
  list(): readonly SandboxPayment[];
  save(): void;
  take(payment: SandboxPayment): void;
  isPaid(payment: SandboxPayment): boolean;
  answers: Map<string, unknown>;
}

const slowMs = 10_000;
const chargePrefixes = { stripe: 'pi_', paypal: 'CAP-', razorpay: 'pay_', hosted: '' } as const;
/** Two, because Stripe's client retries once by itself. */
const answersLost = 2;

export function makeId(prefix: string): string {
  return prefix + randomBytes(10).toString('hex');
}

/** Stores payments in a file, so that refunds and renewals work after a restart. */
export function openLedger(file: string | undefined, now: () => Date): Ledger {
  const payments = new Map(
    (file !== undefined && existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as SandboxPayment[])
      : []
    ).map((payment) => [payment.id, payment]),
  );
  const save = () => {
    if (file === undefined) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify([...payments.values()]), { mode: 0o600 });
  };
  return {
    answers: new Map(),
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
    save,
    take: (payment) => {
      if (payment.status === 'paid') return;
      payment.status = 'paid';
      payment.paidFrom = now().getTime() + (payment.script === 'slow' ? slowMs : 0);
      payment.lostAnswers = payment.script === 'timeout' ? answersLost : 0;
      save();
    },
    isPaid: (payment) => payment.status === 'paid' && payment.paidFrom <= now().getTime(),
  };
}

import type { ProviderCode } from '@tidegate/contracts/api/payments';
import type { RemoteContext } from '@tidegate/contracts/remoteModule';

type Address = Pick<RemoteContext, 'params' | 'searchParams'>;

/** What the address of a checkout asks for: the same in its page, its load and its post. */
export interface CheckoutOptions {
  productId: string;
  withTrial: boolean;
  /** Whether later intervals may be charged; `?renewal=off` buys one. */
  renews: boolean;
  /** A code that lowers the first charge; empty where none was given. */
  coupon: string;
}

/** Reads `/pricing/checkout/<id>?start=trial&renewal=off&coupon=…`, or `?plan=<id>` where the path has none. */
export function readCheckoutOptions({ params, searchParams }: Address): CheckoutOptions {
  const withTrial = searchParams.get('start') === 'trial';
  return {
    productId: params.id ?? searchParams.get('plan') ?? '',
    withTrial,
    // A trial that nothing follows would be given away.
    renews: withTrial || searchParams.get('renewal') !== 'off',
    coupon: searchParams.get('coupon')?.trim() ?? '',
  };
}

// Typed by the contract, so that a provider added there is missed here at compile time.
const known: Readonly<Record<ProviderCode, true>> = {
  s1: true,
  ps: true,
  gap: true,
  rz: true,
  tpa: true,
};

export function isProviderCode(text: string): text is ProviderCode {
  return Object.hasOwn(known, text);
}

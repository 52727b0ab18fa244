import type { RemoteContext } from '@tidegate/contracts/remotes/remoteModule';

type Address = Pick<RemoteContext, 'params' | 'searchParams'>;

const options = ['plan', 'start', 'renewal', 'coupon', 'currency'];

/** The options in the address of a checkout, shared by its page, load and submit. */
export interface CheckoutOptions {
  productId: string;
  withTrial: boolean;
  /** `?renewal=off` buys a single interval. */
  renews: boolean;
  /** Empty without a coupon. */
  coupon: string;
}

/** The parameters of a checkout's address but `omitted`, for links and forms that change that one. */
export function listOtherOptions(searchParams: URLSearchParams, omitted: string) {
  return [...searchParams].filter(([name]) => name !== omitted && options.includes(name));
}

/** Reads `/pricing/checkout/<id>?start=trial&renewal=off&coupon=…`, or `?plan=<id>`. */
export function readCheckoutOptions({ params, searchParams }: Address): CheckoutOptions {
  const withTrial = searchParams.get('start') === 'trial';
  return {
    productId: params.id ?? searchParams.get('plan') ?? '',
    withTrial,
    // A trial must renew, otherwise it would be given away.
    renews: withTrial || searchParams.get('renewal') !== 'off',
    coupon: searchParams.get('coupon')?.trim() ?? '',
  };
}

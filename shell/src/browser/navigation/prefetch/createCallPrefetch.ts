import { selectCurrency } from '@tidegate/contracts/store/pricingState';
import { findOwner } from '@tidegate/contracts/remotes/findOwner';
import { findCurrentRelease, type LiveReleases } from './findCurrentRelease';

interface CallSources extends LiveReleases {
  store: { getState: () => Parameters<typeof selectCurrency>[0] };
  language: string;
}

/**
 * Makes the public calls of a page while its code is loaded, which then finds their replies in the
 * HTTP cache. A failed call is made again by the page.
 */
export function createCallPrefetch({
  store,
  language,
  ...releases
}: CallSources): (sitePath: string) => void {
  return (sitePath) => {
    const remote = findOwner(sitePath);
    const calls = (remote && findCurrentRelease(releases, remote))?.prefetch?.[sitePath] ?? [];
    const values: Record<string, string> = { language, currency: selectCurrency(store.getState()) };
    for (const call of calls) {
      const address = call.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
      void fetch(address).catch(() => undefined);
    }
  };
}

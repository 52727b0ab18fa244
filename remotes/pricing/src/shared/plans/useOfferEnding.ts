import type { PlanList } from '@tidegate/contracts/api/catalogue/schemas';
import { useEffect } from 'react';

/** Avoids a busy loop if the page's clock is ahead of the server's. */
const shortestWaitMs = 2000;
const longestWaitMs = 86_400_000;

/** Refetches the plans when the first offer on an open page ends. */
export function useOfferEnding(catalogue: PlanList | undefined, retry: () => unknown) {
  useEffect(() => {
    const ends = Object.values(catalogue?.specPlans ?? {}).map(({ expires }) =>
      Date.parse(expires),
    );
    const waitMs = Math.max(shortestWaitMs, Math.min(...ends) - Date.now());
    if (waitMs > longestWaitMs) return undefined;
    const timer = setTimeout(retry, waitMs);
    return () => {
      clearTimeout(timer);
    };
  }, [catalogue, retry]);
}

import type { PlanList } from '@tidegate/contracts/api/catalogue';
import { useEffect } from 'react';

/** Asking more often tells a page whose clock is ahead of the server's nothing new. */
const shortestWaitMs = 2000;
const longestWaitMs = 86_400_000;

/** Asks for the plans again when the first offer on an open page ends. */
export function useOfferEnding(catalogue: PlanList | undefined, askAgain: () => unknown) {
  useEffect(() => {
    const ends = Object.values(catalogue?.specPlans ?? {}).map(({ expires }) =>
      Date.parse(expires),
    );
    const waitMs = Math.max(shortestWaitMs, Math.min(...ends) - Date.now());
    if (waitMs > longestWaitMs) return undefined;
    const timer = setTimeout(askAgain, waitMs);
    return () => {
      clearTimeout(timer);
    };
  }, [catalogue, askAgain]);
}

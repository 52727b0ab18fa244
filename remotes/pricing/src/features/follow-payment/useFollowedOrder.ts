import { useEffect, useState } from 'react';
import { pricingApi, type OrderReference } from '../../shared/plans/pricingApi';

const delaysMs = [2000, 3000, 5000, 8000, 13_000, 21_000, 34_000] as const;
const longestDelayMs = 60_000;

/** Polls an order at growing intervals until its result is final. */
export function useFollowedOrder(reference: OrderReference) {
  const { data: result, error, refetch } = pricingApi.usePricingOrderQuery(reference);
  const [round, setRound] = useState(0);
  const isFinal = result?.is_final === true;

  useEffect(() => {
    if (isFinal) return;
    const timer = setTimeout(() => {
      setRound(round + 1);
      void refetch();
    }, delaysMs[round] ?? longestDelayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isFinal, round, refetch]);

  return { result, error };
}

import { plansPath } from '@tidegate/contracts/api/catalogue/endpoints';
import { loadPlans } from './loadPlans';

/** Facts of the pages that present plans. */
export const plansPage = {
  layout: 'pricing',
  access: 'public',
  isSwapSafe: true,
  load: loadPlans,
  prefetch: [plansPath + '?currency={currency}'],
} as const;

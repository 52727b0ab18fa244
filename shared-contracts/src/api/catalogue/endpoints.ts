/** The standard plans and the short ones; all of them give access to the same service. */
export const planFamilies = ['vip', 'vip1'] as const;

export type PlanFamily = (typeof planFamilies)[number];

export const plansPath = '/api/mms/payment/v1/providers/plans';
export const localisedPricesPath = '/l10n/prices';

export const maxPricedProducts = 50;

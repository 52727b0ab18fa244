import { currencies } from '@tidegate/contracts/money';
import { formatProductId, intervalUnits } from '@tidegate/contracts/productId';
import * as z from 'zod/mini';

import { intervalOf, pricePlan } from './planPricing';
import { isStandard, type NewPlan } from './planRepository';

const pricesSchema = z.record(z.enum(currencies), z.int().check(z.positive()));

/** The file of plans: prices alone are typed, every discount follows from them. */
export const planFileSchema = z.array(
  z.object({
    family: z.string(),
    tier: z.string(),
    channel: z.string(),
    name: z.string(),
    interval: z.object({ count: z.int().check(z.positive()), unit: z.enum(intervalUnits) }),
    isRecommended: z.boolean(),
    priceMinor: pricesSchema,
    /** What later intervals cost, where that is not the first one's price. */
    renewalPriceMinor: z.optional(pricesSchema),
    trial: z.optional(z.object({ days: z.int().check(z.positive()), priceMinor: pricesSchema })),
    /** Makes the plan an offer, on sale until this instant. */
    offerEndsAt: z.optional(z.iso.datetime()),
  }),
);

type PlanEntry = z.infer<typeof planFileSchema>[number];

/** One catalogue row for each plan and currency, named by what it saves. */
export function toNewPlans(entries: readonly PlanEntry[]): NewPlan[] {
  const unnamed = entries.flatMap((entry) =>
    currencies.map((currency) => ({
      family: entry.family,
      tier: entry.tier,
      channel: entry.channel,
      name: entry.name,
      currency,
      intervalCount: entry.interval.count,
      intervalUnit: entry.interval.unit,
      priceMinor: entry.priceMinor[currency],
      renewalPriceMinor: (entry.renewalPriceMinor ?? entry.priceMinor)[currency],
      trialPriceMinor: entry.trial?.priceMinor[currency] ?? null,
      trialDays: entry.trial?.days ?? null,
      offerEndsAt: entry.offerEndsAt === undefined ? null : new Date(entry.offerEndsAt),
      isRecommended: entry.isRecommended,
    })),
  );
  const standard = unnamed.filter(isStandard);
  return unnamed.map((plan) => {
    const { percentSaved } = pricePlan(plan, standard);
    const { family, tier, channel, currency } = plan;
    const discount = percentSaved > 0 && { percentOff: percentSaved };
    const id = { family, tier, channel, currency, interval: intervalOf(plan), ...discount };
    return { ...plan, productId: formatProductId(id) };
  });
}

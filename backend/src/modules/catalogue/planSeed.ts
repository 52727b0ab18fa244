import { planFamilies } from '@tidegate/contracts/api/catalogue/endpoints';
import { currencies } from '@tidegate/contracts/catalogue/money';
import { addInterval } from '@tidegate/contracts/catalogue/periods';
import { formatProductId, intervalUnits } from '@tidegate/contracts/catalogue/productId';
import * as z from 'zod/mini';

import { intervalOf, pricePlan } from './planPricing';
import type { NewPlan } from './planRepository';
import { isStandard } from './saleTimes';

const pricesSchema = z.record(z.enum(currencies), z.int().check(z.positive()));

const planEntrySchema = z.object({
  family: z.enum(planFamilies),
  tier: z.string(),
  channel: z.string(),
  name: z.string(),
  interval: z.object({ count: z.int().check(z.positive()), unit: z.enum(intervalUnits) }),
  isRecommended: z.boolean(),
  priceMinor: pricesSchema,
  /** Absent: the first price. */
  renewalPriceMinor: z.optional(pricesSchema),
  trial: z.optional(z.object({ days: z.int().check(z.positive()), priceMinor: pricesSchema })),
});

/** Plan file. It contains prices only, from which the discounts are computed. */
export const planFileSchema = z.array(planEntrySchema);

export const offerFileSchema = z.array(
  z.object({
    key: z.string().check(z.regex(/^[a-z][A-Za-z0-9]{0,39}$/)),
    path: z.string().check(z.startsWith('/')),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    plans: planFileSchema,
  }),
);

type PlanEntry = z.infer<typeof planEntrySchema>;
type OfferEntry = z.infer<typeof offerFileSchema>[number];
type Offer = Omit<OfferEntry, 'plans'>;

const noOffer = { offerKey: null, offerPath: null, offerStartsAt: null, offerEndsAt: null };

function toOfferColumns({ key, path, startsAt, endsAt }: Offer) {
  return {
    offerKey: key,
    offerPath: path,
    offerStartsAt: new Date(startsAt),
    offerEndsAt: new Date(endsAt),
  };
}

/** Creates a row per plan and currency, named by its saving. */
export function toNewPlans(
  entries: readonly PlanEntry[],
  offers: readonly OfferEntry[] = [],
): NewPlan[] {
  const all = [
    ...entries.map((entry) => ({ entry, offer: noOffer })),
    ...offers.flatMap(({ plans, ...offer }) =>
      plans.map((entry) => ({ entry, offer: toOfferColumns(offer) })),
    ),
  ];
  const unnamed = all.flatMap(({ entry, offer }) =>
    currencies.map((currency) => ({
      ...offer,
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
      isRecommended: entry.isRecommended,
    })),
  );
  checkPrices(unnamed);
  const standard = unnamed.filter(isStandard);
  return unnamed.map((plan) => {
    const { percentSaved } = pricePlan(plan, standard);
    const { family, tier, channel, currency } = plan;
    const discount = percentSaved > 0 && { percentOff: percentSaved };
    const id = { family, tier, channel, currency, interval: intervalOf(plan), ...discount };
    return { ...plan, productId: formatProductId(id) };
  });
}

type Priced = Omit<NewPlan, 'productId'>;

/** A longer plan must cost more, or an upgrade would lose part of its credit. */
function checkPrices(plans: readonly Priced[]): void {
  const start = new Date(0);
  const lengthOf = (plan: Priced) => addInterval(start, intervalOf(plan)).getTime();
  for (const shorter of plans) {
    const highestPriceMinor = Math.max(shorter.priceMinor, shorter.renewalPriceMinor);
    const wrong = plans.find(
      (plan) =>
        plan.currency === shorter.currency &&
        lengthOf(plan) > lengthOf(shorter) &&
        plan.priceMinor <= highestPriceMinor,
    );
    if (wrong) {
      throw new Error(
        `“${wrong.name}” costs no more ${wrong.currency} than “${shorter.name}”, which is shorter`,
      );
    }
  }
}

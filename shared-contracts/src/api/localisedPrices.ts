import * as z from 'zod/mini';

import { amountMinorSchema, currencySchema } from '../money';
import { productIdSchema } from '../productId';

export const localisedPricesPath = '/l10n/prices';

export const maxPricedProducts = 50;

/** `product_ids` is a comma-joined list; a country that we do not sell in gets US dollars. */
export const localisedPricesRequestSchema = z.object({
  product_ids: z.pipe(
    z.pipe(
      z.string().check(z.maxLength(6_050)),
      z.transform((text: string) => [...new Set(text.split(','))]),
    ),
    z.array(productIdSchema).check(z.minLength(1), z.maxLength(maxPricedProducts)),
  ),
  customer_country: z.optional(z.string().check(z.maxLength(8))),
});

/** What a product costs where the customer lives. */
export const localisedPriceSchema = z.object({
  /** As asked for. */
  product_id: productIdSchema,
  /** The same plan in the customer's currency: the one to buy. */
  local_product_id: productIdSchema,
  currency: currencySchema,
  /** Taxes included, in minor units of `currency`. */
  subscription: z.object({ price: z.object({ gross: amountMinorSchema }) }),
});

export type LocalisedPrice = z.infer<typeof localisedPriceSchema>;

/** Products that are not on sale are left out (specification §3: this reply has no envelope). */
export const localisedPricesReplySchema = z.object({
  response: z.object({ products: z.array(localisedPriceSchema) }),
});

export type LocalisedPricesReply = z.infer<typeof localisedPricesReplySchema>;

import * as z from 'zod/mini';

import { amountMinorSchema, currencySchema } from '../catalogue/money';
import { productIdSchema } from '../catalogue/productId';

export const localisedPricesPath = '/l10n/prices';

export const maxPricedProducts = 50;

/** `product_ids` is a comma-separated list; an unsupported country gets US dollars. */
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

/** The price of a product in the customer's country. */
export const localisedPriceSchema = z.object({
  product_id: productIdSchema,
  /** The same plan in the customer's currency, which is the one to buy. */
  local_product_id: productIdSchema,
  currency: currencySchema,
  /** Taxes included, in minor units of `currency`. */
  subscription: z.object({ price: z.object({ gross: amountMinorSchema }) }),
});

export type LocalisedPrice = z.infer<typeof localisedPriceSchema>;

/** Products that are not on sale are left out. Specification §3: this reply has no envelope. */
export const localisedPricesReplySchema = z.object({
  response: z.object({ products: z.array(localisedPriceSchema) }),
});

export type LocalisedPricesReply = z.infer<typeof localisedPricesReplySchema>;

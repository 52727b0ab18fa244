import * as z from 'zod/mini';

import { settingFields } from '../../settings/settingFields';
import type { ProviderSettings } from './providers/createProviders';

/** One secret, or during rotation the new and the old one, separated by a comma. */
const secretsSchema = z.pipe(
  z.string(),
  z.transform((text) => text.split(',').map((secret) => secret.trim())),
);

export const paymentFields = {
  STRIPE_SECRET_KEY: z.optional(z.string()),
  STRIPE_WEBHOOK_SECRET: z.optional(secretsSchema),
  PAYPAL_ORIGIN: z._default(settingFields.secureOrigin, 'https://api-m.paypal.com'),
  PAYPAL_CLIENT_ID: z.optional(z.string()),
  PAYPAL_CLIENT_SECRET: z.optional(z.string()),
  PAYPAL_WEBHOOK_ID: z.optional(z.string()),
  RAZORPAY_KEY_ID: z.optional(z.string()),
  RAZORPAY_KEY_SECRET: z.optional(z.string()),
  RAZORPAY_WEBHOOK_SECRET: z.optional(secretsSchema),
  HOSTED_PAY_ORIGIN: z.optional(settingFields.secureOrigin),
  HOSTED_PAY_MERCHANT: z.optional(z.string()),
  HOSTED_PAY_SECRET: z.optional(secretsSchema),
} as const;

type PaymentKeys = z.infer<z.ZodMiniObject<typeof paymentFields>>;

/** An incomplete set of keys would fail at the first purchase. */
const groups = [
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
  ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  ['HOSTED_PAY_ORIGIN', 'HOSTED_PAY_MERCHANT', 'HOSTED_PAY_SECRET'],
] as const;

export function findMissingKeys(settings: Readonly<Record<string, unknown>>): string[] {
  return groups.flatMap((group) => {
    const missing = group.filter((name) => settings[name] === undefined);
    return missing.length === group.length ? [] : missing;
  });
}

export function hasPaymentKeys(settings: Readonly<Record<string, unknown>>): boolean {
  return groups.some(([name]) => Boolean(settings[name]));
}

export function toProviderSettings(settings: PaymentKeys): ProviderSettings {
  const isSandbox = false;
  const [hostedSecret, ...otherHostedSecrets] = settings.HOSTED_PAY_SECRET ?? [];
  return {
    ...(settings.STRIPE_SECRET_KEY !== undefined && {
      stripe: {
        origin: 'https://api.stripe.com',
        secretKey: settings.STRIPE_SECRET_KEY,
        webhookSecrets: settings.STRIPE_WEBHOOK_SECRET ?? [],
        isSandbox,
      },
    }),
    ...(settings.PAYPAL_CLIENT_ID !== undefined && {
      paypal: {
        origin: settings.PAYPAL_ORIGIN,
        clientId: settings.PAYPAL_CLIENT_ID,
        clientSecret: settings.PAYPAL_CLIENT_SECRET ?? '',
        webhookId: settings.PAYPAL_WEBHOOK_ID ?? '',
        isSandbox,
      },
    }),
    ...(settings.RAZORPAY_KEY_ID !== undefined && {
      razorpay: {
        origin: 'https://api.razorpay.com',
        keyId: settings.RAZORPAY_KEY_ID,
        keySecret: settings.RAZORPAY_KEY_SECRET ?? '',
        webhookSecrets: settings.RAZORPAY_WEBHOOK_SECRET ?? [],
        isSandbox,
      },
    }),
    ...(settings.HOSTED_PAY_ORIGIN !== undefined &&
      hostedSecret !== undefined && {
        hostedPage: {
          origin: settings.HOSTED_PAY_ORIGIN,
          pageUrl: `${settings.HOSTED_PAY_ORIGIN}/pay`,
          merchant: settings.HOSTED_PAY_MERCHANT ?? '',
          secrets: [hostedSecret, ...otherHostedSecrets],
          isSandbox,
        },
      }),
  };
}

import * as z from 'zod/mini';

import { findMissingKeys } from '../modules/payments/paymentSettings';
import { findExposed } from './findExposed';
import { findUnencrypted } from './findUnencrypted';
import { type Environment, listNeeds } from './optionalParts';

const secret = /_(?:KEY|SECRET)$/;

/** The settings that an environment gives, or everything that is wrong with it, in sentences. */
export type ParsedEnvironment<Fields extends z.core.$ZodShape> =
  | { problems: readonly string[] }
  | { settings: z.infer<z.ZodMiniObject<Fields>>; given: Environment };

/** Reads an environment once. An empty setting counts as absent. */
export function parseEnvironment<Fields extends z.core.$ZodShape>(
  fields: Fields,
  environment: Environment,
): ParsedEnvironment<Fields> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const parsed = z.object(fields).safeParse(given);
  const problems = [
    ...(parsed.error?.issues ?? []).map(({ path: [name], message }) =>
      describeProblem(String(name), message, given),
    ),
    ...findMissingKeys(given).map((name) => `${name} is needed beside its provider's other keys`),
    ...listNeeds(given).map((need) => `${need} is needed in production`),
    ...findUnencrypted(given),
    ...findExposed(given),
  ];
  return parsed.success && problems.length === 0 ? { settings: parsed.data, given } : { problems };
}

function describeProblem(name: string, message: string, given: Environment): string {
  const value = secret.test(name) ? '' : `, not "${given[name] ?? ''}"`;
  return `${name} must be ${message}${value}`;
}

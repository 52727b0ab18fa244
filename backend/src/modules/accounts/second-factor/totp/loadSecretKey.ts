import { randomBytes } from 'node:crypto';

import type { Kysely } from 'kysely';

import type { SiteTables } from '../../../../database/tables/tables';

const keyName = 'second_factor';
const keyBytes = 32;

/** Returns the configured key, or one that all servers share through the database. */
export async function loadSecretKey(
  db: Kysely<SiteTables>,
  configured: Buffer | undefined,
): Promise<Buffer> {
  if (configured) return configured;
  await db
    .insertInto('signing_key')
    .values({ name: keyName, secret: randomBytes(keyBytes) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { secret } = await db
    .selectFrom('signing_key')
    .select('secret')
    .where('name', '=', keyName)
    .executeTakeFirstOrThrow();
  return secret;
}

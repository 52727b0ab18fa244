import { randomBytes } from 'node:crypto';
import type { RegistryDatabase } from '../openRegistryDatabase';

/** All servers of a site share this key, which the first one creates. */
export async function readPreviewKey(db: RegistryDatabase): Promise<string> {
  await db
    .insertInto('previewKey')
    .values({ secret: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const { secret } = await db.selectFrom('previewKey').select('secret').executeTakeFirstOrThrow();
  return secret;
}

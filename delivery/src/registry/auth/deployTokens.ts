import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import { DeliveryError } from '../../release/deliveryError';
import { deployTokenPattern } from '../../release/deployTokenPattern';
import type { RegistryDatabase } from '../openRegistryDatabase';

export interface Deployer {
  name: string;
  /** The token's owner; null for the local tokens of a development machine. */
  person: string | null;
  remote: string;
}

/** The secret has 256 random bits, so a plain hash cannot be brute-forced. */
function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

function isSameHash(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a, 'hex'), Buffer.from(b, 'hex'));
}

const hashOfNothing = hashSecret('');

export async function findDeployer(
  db: RegistryDatabase,
  token: string,
): Promise<Deployer | undefined> {
  const [, name, secret] = deployTokenPattern.exec(token) ?? [];
  if (name === undefined || secret === undefined) return undefined;
  const row = await db
    .selectFrom('deployToken')
    .selectAll()
    .where('name', '=', name)
    .executeTakeFirst();
  const isReal = isSameHash(hashSecret(secret), row?.hash ?? hashOfNothing);
  return row && isReal ? { name, person: row.person, remote: row.remote } : undefined;
}

/** Creates or replaces a token; only its hash is stored. */
export async function createDeployToken(
  db: RegistryDatabase,
  { name, person, remote }: { name: string; person: string | null; remote: RemoteName },
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const hash = hashSecret(secret);
  await db
    .insertInto('deployToken')
    .values({ name, person, remote, hash })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ person, remote, hash }))
    .execute();
  return `${name}.${secret}`;
}

export function requireScope(deployer: Deployer, remote: RemoteName): void {
  if (deployer.remote === remote) return;
  throw new DeliveryError(
    'delivery.wrongScope',
    `The token ${deployer.name} may release ${deployer.remote}, not ${remote}.`,
  );
}

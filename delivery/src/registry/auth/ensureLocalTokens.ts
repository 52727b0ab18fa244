import { createHash } from 'node:crypto';
import { chmod, rename, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { remoteNames, type RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import { DeliveryError } from '../../release/deliveryError';
import { readLocalTokens, type LocalTokens } from '../../release/readLocalTokens';
import type { RegistryDatabase } from '../openRegistryDatabase';
import { createDeployToken, findDeployer } from './deployTokens';

/** Servers with different data folders may share a database, where a token name must be unique. */
function nameToken(remote: RemoteName, file: string): string {
  const place = createHash('sha256')
    .update(`${hostname()} ${path.resolve(file)}`)
    .digest('hex');
  return `local-${remote}-${place.slice(0, 8)}`;
}

async function ensureToken(
  db: RegistryDatabase,
  { remote, name, known }: { remote: RemoteName; name: string; known: string | undefined },
): Promise<string> {
  const deployer = known === undefined ? undefined : await findDeployer(db, known);
  if (known !== undefined && deployer?.remote === remote) return known;
  return createDeployToken(db, { name, person: null, remote });
}

/** Refused in production, where people create a token for each team. */
export async function ensureLocalTokens(options: {
  db: RegistryDatabase;
  file: string;
  siteEnv: 'development' | 'production';
}): Promise<LocalTokens> {
  const { db, file, siteEnv } = options;
  if (siteEnv === 'production') {
    throw new DeliveryError(
      'delivery.localTokensInProduction',
      'Local deploy tokens are for development; make tokens with "npm run release -- token".',
    );
  }
  const known = await readLocalTokens(file);
  const tokens: LocalTokens = {};
  for (const remote of remoteNames) {
    const name = nameToken(remote, file);
    tokens[remote] = await ensureToken(db, { remote, name, known: known[remote] });
  }

  const incoming = `${file}.${process.pid}`;
  await writeFile(incoming, `${JSON.stringify(tokens, null, 2)}\n`, { mode: 0o600 });
  await chmod(incoming, 0o600);
  await rename(incoming, file);
  return tokens;
}

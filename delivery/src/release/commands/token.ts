import { openRegistryDatabase } from '../../registry/database';
import { createDeployToken } from '../../registry/deployTokens';
import { DeliveryError } from '../deliveryError';
import { parseRemote, type CommandContext, type CommandResult } from './command';

/** Works on the database itself: who may write there decides who may release. */
export async function token(context: CommandContext): Promise<CommandResult> {
  const remote = parseRemote(context);
  const { env, tokenName: name, tools } = context;
  const databaseUrl = env['DATABASE_URL'];
  if (!databaseUrl) {
    throw new DeliveryError('delivery.usage', 'Set DATABASE_URL to the database of the site.');
  }
  if (!name || !/^[a-z0-9-]{1,60}$/.test(name)) {
    throw new DeliveryError(
      'delivery.usage',
      'Name the token with --name: small letters, digits, hyphens.',
    );
  }
  const { db, close } = await openRegistryDatabase(databaseUrl, tools.migrationsFolder);
  try {
    const created = await createDeployToken(db, { name, remote });
    return { text: created, json: { name, remote, token: created } };
  } finally {
    await close();
  }
}

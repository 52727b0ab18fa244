import { openRegistryDatabase } from '../../registry/openRegistryDatabase';
import { createDeployToken } from '../../registry/auth/deployTokens';
import { DeliveryError } from '../deliveryError';
import { personSchema } from '../plainText';
import { parseRemote, type CommandContext, type CommandResult } from './command';

function usage(message: string): DeliveryError {
  return new DeliveryError('delivery.usage', message);
}

function parseOwner({ tokenName: name, person }: CommandContext): { name: string; person: string } {
  if (!name || !/^[a-z0-9-]{1,60}$/.test(name)) {
    throw usage('Name the token with --name: small letters, digits, hyphens.');
  }
  const parsed = personSchema.safeParse(person);
  if (parsed.success) return { name, person: parsed.data };
  throw usage('Say whose token it is: --person "Ada Lovelace".');
}

/** Writes to the database directly: write access to it is the permission to create tokens. */
export async function token(context: CommandContext): Promise<CommandResult> {
  const remote = parseRemote(context);
  const owner = parseOwner(context);
  const databaseUrl = context.env['DATABASE_URL'];
  if (!databaseUrl) throw usage('Set DATABASE_URL to the database of the site.');
  const { migrationsFolder } = context.tools;
  const { db, close } = await openRegistryDatabase(databaseUrl, migrationsFolder);
  try {
    const created = await createDeployToken(db, { ...owner, remote });
    return { text: created, json: { ...owner, remote, token: created } };
  } finally {
    await close();
  }
}

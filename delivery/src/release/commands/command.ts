import path from 'node:path';
import { releasePinSchema } from '@tidegate/contracts/release';
import { isRemoteName, type RemoteName } from '@tidegate/contracts/remoteNames';
import type { RegistryAccess } from '../client/registryClient';
import { DeliveryError, unknownRemote } from '../deliveryError';
import { deployTokenPattern } from '../deployToken';
import { readLocalTokens } from '../localTokenFile';
import type { BuildRemote } from '../publishRemote';

/** What only the place decides that the commands run in: a checkout, or a built site. */
export interface ReleaseTools {
  /** Where there are sources to build. */
  buildRemote?: BuildRemote | undefined;
  /** The script that reads a bundle; else its sources. */
  bundleReader?: string | undefined;
  /** Where the registry's migrations lie; else beside the sources. */
  migrationsFolder?: string | undefined;
}

/** What a command works with. */
export interface CommandContext {
  /** What follows the command's name. */
  subject: string | undefined;
  /** A build made earlier, for `publish`. */
  builtDir: string | undefined;
  /** Publishes what was not committed, too. */
  allowsDirty: boolean;
  /** The new token's name, for `token`. */
  tokenName: string | undefined;
  /** Whose token it is, for `token`. */
  person: string | undefined;
  /** For `activate`: a version that was rolled back, too. */
  again: boolean;
  /** Why, for everybody who reads the history. */
  reason: string | undefined;
  site: string;
  env: NodeJS.ProcessEnv;
  rootDir: string;
  tools: ReleaseTools;
  onProgress: (message: string) => void;
}

/** What a command found out: for people, and as data. */
export interface CommandResult {
  text: string;
  json: unknown;
  /** The command worked and its answer is bad news. */
  isBad?: boolean;
}

export type Command = (context: CommandContext) => Promise<CommandResult>;

export function parseRemote({ subject }: CommandContext): RemoteName {
  if (subject === undefined) throw new DeliveryError('delivery.usage', 'Which remote?');
  if (isRemoteName(subject)) return subject;
  throw unknownRemote(subject);
}

/** Reads `<remote>@<version>`. */
export function parseRelease({ subject }: CommandContext): { remote: RemoteName; version: string } {
  const [, remote, version] = /^([^@]+)@([^@]+)$/.exec(subject ?? '') ?? [];
  if (remote === undefined || version === undefined) {
    throw new DeliveryError('delivery.usage', 'Which release? Write <remote>@<version>.');
  }
  if (!isRemoteName(remote)) throw unknownRemote(remote);
  if (releasePinSchema.shape.version.safeParse(version).success) return { remote, version };
  throw new DeliveryError('delivery.usage', `${version} is not a version.`);
}

/** The site, with the token that may release this remote there, or, without a remote, any token. */
export async function findAccess(
  { env, rootDir, site }: CommandContext,
  remote: RemoteName | undefined,
): Promise<Required<RegistryAccess> & { token: string }> {
  const file = path.resolve(rootDir, env['DATA_DIR'] || '.data', 'deploy-tokens.json');
  const given = env['DEPLOY_TOKEN'];
  if (given && !deployTokenPattern.test(given)) {
    const message = 'DEPLOY_TOKEN is no deploy token, which is a name, a dot and 43 characters.';
    throw new DeliveryError('delivery.unknownToken', message);
  }
  const local = await readLocalTokens(file);
  const token = given || (remote ? local[remote] : Object.values(local)[0]);
  if (token) return { site, token };
  const title = remote ? `deploy token for ${remote}` : 'deploy token';
  throw new DeliveryError('delivery.noToken', `There is no ${title}.`);
}

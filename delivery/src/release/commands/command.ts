import path from 'node:path';
import { releasePinSchema } from '@tidegate/contracts/remotes/release';
import { isRemoteName, type RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import type { RegistryAccess } from '../client/registryClient';
import { DeliveryError, unknownRemote } from '../deliveryError';
import { deployTokenPattern } from '../deployTokenPattern';
import { readLocalTokens } from '../readLocalTokens';
import type { BuildRemote } from '../publishRemote';

/** Depends on whether the commands run in a checkout or in a built site. */
export interface ReleaseTools {
  /** Only in a checkout, which has sources to build. */
  buildRemote?: BuildRemote | undefined;
  /** Script that reads a bundle; by default the TypeScript source. */
  bundleReader?: string | undefined;
  /** Folder of the migrations of the registry; by default beside the sources. */
  migrationsFolder?: string | undefined;
}

export interface CommandContext {
  /** Argument after the name of the command. */
  subject: string | undefined;
  /** For `publish`: an earlier build. */
  builtDir: string | undefined;
  /** For `publish`: allows uncommitted sources. */
  allowsDirty: boolean;
  tokenName: string | undefined;
  /** For `token`: the token's owner. */
  person: string | undefined;
  /** For `activate`: allows a version that was rolled back. */
  again: boolean;
  reason: string | undefined;
  site: string;
  env: NodeJS.ProcessEnv;
  rootDir: string;
  tools: ReleaseTools;
  onProgress: (message: string) => void;
}

export interface CommandResult {
  text: string;
  json: unknown;
  /** The command worked, but its result is negative. */
  isBad?: boolean;
}

export type Command = (context: CommandContext) => Promise<CommandResult>;

export function parseRemote({ subject }: CommandContext): RemoteName {
  if (subject === undefined) throw new DeliveryError('delivery.usage', 'Which remote?');
  if (isRemoteName(subject)) return subject;
  throw unknownRemote(subject);
}

export function parseRelease({ subject }: CommandContext): { remote: RemoteName; version: string } {
  const [, remote, version] = /^([^@]+)@([^@]+)$/.exec(subject ?? '') ?? [];
  if (remote === undefined || version === undefined) {
    throw new DeliveryError('delivery.usage', 'Which release? Write <remote>@<version>.');
  }
  if (!isRemoteName(remote)) throw unknownRemote(remote);
  if (releasePinSchema.shape.version.safeParse(version).success) return { remote, version };
  throw new DeliveryError('delivery.usage', `${version} is not a version.`);
}

/** Finds a deploy token for the remote, or any token if no remote is given. */
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

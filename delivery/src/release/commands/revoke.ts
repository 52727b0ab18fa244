import { DeliveryError } from '../deliveryError';
import { revokeRemote } from '../client/registryCalls';
import { findAccess, parseRelease, type CommandContext, type CommandResult } from './command';

export async function revoke(context: CommandContext): Promise<CommandResult> {
  const { remote, version } = parseRelease(context);
  const { reason } = context;
  if (reason === undefined) {
    throw new DeliveryError('delivery.usage', 'Say why, for everybody who asks later: --reason.');
  }
  const access = await findAccess(context, remote);
  const result = await revokeRemote(access, { remote, version, reason });
  const { id, remotes } = result.generation;
  const outcome = result.isChanged ? 'is revoked' : 'was revoked already';
  const live = remotes[remote]?.current.version ?? 'no version';
  return {
    text: `${remote}@${version} ${outcome}; ${live} is live, generation ${id}`,
    json: result,
  };
}

import { fetchStatus, rollBackRemote } from '../client/registryCalls';
import { findAccess, parseRemote, type CommandContext, type CommandResult } from './command';

/** Names the live version, so that two concurrent rollbacks do not revert two releases. */
export async function rollBack(context: CommandContext): Promise<CommandResult> {
  const remote = parseRemote(context);
  const { reason } = context;
  const access = await findAccess(context, remote);
  const { remotes: before } = await fetchStatus(access);
  const from = before[remote]?.current.version;
  const result = await rollBackRemote(access, { remote, from, reason });
  const { id, remotes } = result.generation;
  const version = remotes[remote]?.current.version ?? '';
  const text = result.isChanged
    ? `${remote}@${version} is live again, generation ${id}`
    : `${remote}@${from} was rolled back meanwhile; ${version} is live, generation ${id}`;
  return { text, json: result };
}

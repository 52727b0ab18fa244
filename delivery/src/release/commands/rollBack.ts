import { rollBackRemote } from '../rollBackRemote';
import { findAccess, parseRemote, type CommandContext, type CommandResult } from './command';

export async function rollBack(context: CommandContext): Promise<CommandResult> {
  const remote = parseRemote(context);
  const { reason } = context;
  const access = await findAccess(context, remote);
  const result = await rollBackRemote({ ...access, remote, reason });
  const { id, remotes } = result.generation;
  const version = remotes[remote]?.current.version ?? '';
  return { text: `${remote}@${version} is live again, generation ${id}`, json: result };
}

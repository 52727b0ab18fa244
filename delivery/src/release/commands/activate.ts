import { activateRemote } from '../client/registryCalls';
import { findAccess, parseRelease, type CommandContext, type CommandResult } from './command';

export async function activate(context: CommandContext): Promise<CommandResult> {
  const { remote, version } = parseRelease(context);
  const { again, reason } = context;
  const access = await findAccess(context, remote);
  const result = await activateRemote(access, { remote, version, again, reason });
  const outcome = result.isChanged ? 'is live' : 'was live already';
  return {
    text: `${remote}@${version} ${outcome}, generation ${result.generation.id}`,
    json: result,
  };
}

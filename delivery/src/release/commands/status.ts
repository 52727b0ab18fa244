import { remoteNames } from '@tidegate/contracts/remotes/remoteNames';
import type { Status } from '../registryReplies';
import { fetchStatus } from '../client/registryCalls';
import { findAccess, type CommandContext, type CommandResult } from './command';
import { formatTable } from './formatTable';

function describe({ generation, contractVersion, remotes }: Status): string {
  const rows = remoteNames.map((name) => {
    const live = remotes[name];
    if (!live) return [name, '-', '-', '-', '-'];
    const { current, previous, activatedAt, activatedBy } = live;
    return [name, current.version, previous?.version ?? '-', activatedAt, activatedBy];
  });
  const table = formatTable([['remote', 'live', 'previous', 'since', 'by'], ...rows]);
  return `generation ${generation}, contract ${contractVersion}\n${table}`;
}

export async function status(context: CommandContext): Promise<CommandResult> {
  const found = await fetchStatus(await findAccess(context, undefined));
  return { text: describe(found), json: found };
}

import { remoteNames } from '@tidegate/contracts/remoteNames';
import { fetchStatus } from '../fetchStatus';
import type { Status } from '../registryReplies';
import type { CommandContext, CommandResult } from './command';
import { toTable } from './table';

function describe({ generation, contractVersion, remotes }: Status): string {
  const rows = remoteNames.map((name) => {
    const live = remotes[name];
    if (!live) return [name, '-', '-', '-', '-'];
    const { current, previous, activatedAt, activatedBy } = live;
    return [name, current.version, previous?.version ?? '-', activatedAt, activatedBy];
  });
  const table = toTable([['remote', 'live', 'previous', 'since', 'by'], ...rows]);
  return `generation ${generation}, contract ${contractVersion}\n${table}`;
}

export async function status({ site }: CommandContext): Promise<CommandResult> {
  const found = await fetchStatus(site);
  return { text: describe(found), json: found };
}

import { callRegistry } from '../client/registryClient';
import { auditSchema, type AuditEntry } from '../registryReplies';
import { findAccess, parseRemote, type CommandContext, type CommandResult } from './command';
import { formatTable } from './formatTable';

const heading = ['when', 'who', 'what', 'remote', 'from', 'to', 'why'];

function toRow(entry: AuditEntry): string[] {
  const { at, actor, person, action, remote, fromVersion, toVersion } = entry;
  const { outcome, code, reason } = entry;
  return [
    at,
    person ?? actor,
    outcome === 'done' ? action : `${action}, ${outcome}`,
    remote,
    fromVersion ?? '-',
    toVersion ?? '-',
    [code, reason].filter((part) => part !== null).join(': ') || '-',
  ];
}

export async function history(context: CommandContext): Promise<CommandResult> {
  const remote = context.subject === undefined ? undefined : parseRemote(context);
  const path = remote === undefined ? '/audit' : `/audit?remote=${remote}`;
  const found = await callRegistry(await findAccess(context, remote), path, auditSchema);
  return { text: formatTable([heading, ...found.entries.map(toRow)]), json: found };
}

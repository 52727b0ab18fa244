import { callRegistry } from '../client/registryClient';
import { verificationSchema } from '../registryReplies';
import { findAccess, parseRelease, type CommandContext, type CommandResult } from './command';

export async function verify(context: CommandContext): Promise<CommandResult> {
  const { remote, version } = parseRelease(context);
  const access = await findAccess(context, remote);
  const path = `/releases/${remote}/${version}/verify`;
  const verification = await callRegistry(access, path, verificationSchema);
  const broken = verification.files.filter((file) => file.status !== 'intact');
  const lines = broken.map((file) => `${file.path} is ${file.status}`);
  const summary = `${remote}@${version}: ${broken.length} of ${verification.files.length} files broken`;
  return {
    text: [...lines, summary].join('\n'),
    json: verification,
    isBad: !verification.isIntact,
  };
}

import path from 'node:path';
import { publishRemote } from '../publishRemote';
import { findAccess, parseRemote, type CommandContext, type CommandResult } from './command';

export async function publish(context: CommandContext): Promise<CommandResult> {
  const { allowsDirty, builtDir, onProgress, rootDir, tools } = context;
  const remote = parseRemote(context);
  const published = await publishRemote({
    ...(await findAccess(context, remote)),
    remoteDir: path.resolve(rootDir, 'remotes', remote),
    builtDir: builtDir === undefined ? undefined : path.resolve(rootDir, builtDir),
    allowsDirty,
    buildRemote: tools.buildRemote,
    bundleReader: tools.bundleReader,
    onProgress,
  });
  const title = `${remote}@${published.version}`;
  const outcome = published.isNew ? `released ${title}` : `${title} is released already, unchanged`;
  return { text: `${outcome}\nactivate it: npm run release -- activate ${title}`, json: published };
}

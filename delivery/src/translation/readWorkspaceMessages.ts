import path from 'node:path';
import { readMessageFiles, type MessageFile } from '../checks/messages/readMessageFiles';
import { listRemotes } from '../commands/bootstrap/siteParts.js';

/** The workspaces that have messages. */
export function listSpeakingWorkspaces(rootDir: string): string[] {
  const remotes = listRemotes(rootDir).map((name) => `remotes/${name}`);
  return ['shell', 'backend', ...remotes];
}

/** The messages of workspaces, by default all; `file` is relative to `rootDir`. */
export async function readWorkspaceMessages(
  rootDir: string,
  workspaces: readonly string[] = listSpeakingWorkspaces(rootDir),
): Promise<MessageFile[]> {
  const lists = await Promise.all(
    workspaces.map(async (workspace) => {
      const files = await readMessageFiles(path.join(rootDir, workspace));
      return files.map((file) => ({
        ...file,
        file: `${workspace}/${file.file}`,
        namespace: `${workspace}/${file.namespace}`,
      }));
    }),
  );
  return lists.flat();
}

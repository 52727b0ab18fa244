import { CommandFailure } from '../../commands/bootstrap/failure.js';
import { checkWorkspaceMessages } from './checkMessages';

/** Refuses to build a release whose messages are missing, empty or unused. */
export async function requireMessages(remoteDir: string): Promise<void> {
  const { problems } = await checkWorkspaceMessages(remoteDir);
  if (problems.length === 0) return;
  throw new CommandFailure(['Write the messages of the remote:', ...problems].join('\n'));
}

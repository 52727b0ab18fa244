import type { Command } from './terminal/command';
import { verifyBehaviour, verifyFiles } from './verification/runVerification';

export const run: Command = async ({ rootDir, progress }) => {
  await verifyFiles({ rootDir, progress });
  await verifyBehaviour({ rootDir, progress });
  progress.line('verified');
  return 0;
};

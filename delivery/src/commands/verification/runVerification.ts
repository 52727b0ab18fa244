import type { Progress } from '../terminal/command';
import { runSteps } from './runSteps';
import { readingSteps } from './steps';
import { testStep } from './testStep';

interface VerificationOptions {
  rootDir: string;
  progress: Progress;
}

/** Everything that is told by reading the files; stops at the first failure. */
export async function verifyFiles({ rootDir, progress }: VerificationOptions): Promise<void> {
  await runSteps(readingSteps, { rootDir, progress, lanes: 2 });
}

/** The unit and component tests, which use every core themselves. */
export async function verifyBehaviour({
  rootDir,
  progress,
  env = {},
}: VerificationOptions & { env?: NodeJS.ProcessEnv }): Promise<void> {
  await runSteps([testStep], { rootDir, progress, env, lanes: 1 });
}

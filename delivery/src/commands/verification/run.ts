import { availableParallelism } from 'node:os';
import { createPassCache, type PassCache } from '../pass-cache/createPassCache';
import { openRunFolder, type RunFolder } from '../processes/runFolder';
import { untilStopped } from '../processes/untilStopped';
import type { CommandContext } from '../terminal/command';
import { createStatusBoard, type StatusBoard } from '../terminal/statusBoard';
import { createTally, type Tally } from './tally';

export interface Run {
  rootDir: string;
  env: NodeJS.ProcessEnv;
  cores: number;
  board: StatusBoard;
  passCache: PassCache;
  folder: RunFolder;
  tally: Tally;
  signal: AbortSignal;
}

interface RunOptions {
  /** Runs again what passed with the same inputs. */
  runsAll: boolean;
}

/** Opens the resources of a run and removes them however it ends. */
export async function openRun(
  { rootDir, env }: CommandContext,
  { runsAll }: RunOptions,
  work: (run: Run) => Promise<number>,
): Promise<number> {
  const folder = await openRunFolder(rootDir);
  const board = createStatusBoard(process.stdout);
  const isDebugging = Boolean(env['DEBUG']);
  const tally = createTally({ rootDir, isDebugging, line: board.line });
  const passCache = createPassCache({ rootDir, env, runsAll });
  const cores = availableParallelism();
  try {
    return await untilStopped((signal) =>
      work({ rootDir, env, cores, board, passCache, folder, tally, signal }),
    );
  } finally {
    board.close();
    await folder.remove();
  }
}

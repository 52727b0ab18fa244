import { execFile, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { CommandFailure } from '../bootstrap/failure.js';
import { stopCleanly } from '../processes/processGroup';

export interface BuiltSite {
  pid: number;
  readyMs: number;
  /** Stops the site as an operator would; throws unless it exits cleanly. */
  stop: () => Promise<void>;
}

const logLineSchema = z.object({ msg: z.optional(z.unknown()) });

/** Starts a built site as an operator does: `node server.js`. */
export async function startBuiltSite(folder: string, env: NodeJS.ProcessEnv): Promise<BuiltSite> {
  const startedAt = performance.now();
  const site = spawn(process.execPath, ['server.js'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const failure: string[] = [];
  const errors = createInterface(site.stderr).on('line', (line) => failure.push(line));
  const output = createInterface(site.stdout);
  const { pid } = site;
  return new Promise((resolve, reject) => {
    output.on('line', (line) => {
      if (logLineSchema.parse(JSON.parse(line)).msg !== 'ready' || pid === undefined) return;
      resolve({ pid, readyMs: performance.now() - startedAt, stop: () => stopCleanly(site) });
    });
    site.once('close', () => {
      errors.close();
      reject(new CommandFailure('The built site did not start', { output: failure.join('\n') }));
    });
  });
}

/** Throws unless the site refuses to start with this message. */
export async function expectRefusal(
  folder: string,
  env: NodeJS.ProcessEnv,
  message: string,
): Promise<void> {
  const output = await startBuiltSite(folder, env).then(
    async (site) => {
      await site.stop();
      return 'ready';
    },
    (error: unknown) => (error instanceof CommandFailure ? (error.output ?? '') : String(error)),
  );
  if (output.includes(message)) return;
  throw new CommandFailure(`The built site did not print "${message}"`, { output });
}

export async function runReleaseCommand(
  folder: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const script = path.join(folder, 'release.js');
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], { env });
  return stdout.trim();
}

import { CommandFailure, explainFailure } from '../bootstrap/failure.js';
import { explainNodeVersion } from '../bootstrap/explainNodeVersion.js';
import { createProgress } from '../bootstrap/createProgress.js';
import type { SiteCommand, SiteContext } from '../site/siteCommand';
import { locateSite } from '../site/settings/siteFiles';

export interface SiteInvocation extends Omit<SiteContext, 'files' | 'progress'> {
  siteDir: string;
  /** Folder of the log with the stack of an unexpected failure. */
  logsDir: string;
}

// Loaded on demand, because a release command does not need the whole site.
const commands = {
  start: () => import('../start'),
  release: () => import('../release'),
  import: () => import('../import'),
  sessions: () => import('../sessions'),
} satisfies Record<string, () => Promise<{ run: SiteCommand }>>;

function isPackageMissing(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return error.code === 'ERR_MODULE_NOT_FOUND' && /^Cannot find package/.test(error.message);
}

function addAdvice(error: unknown): unknown {
  if (!isPackageMissing(error)) return error;
  const advice = 'The packages of the site are not installed. Run: npm ci --omit=dev';
  return new CommandFailure(advice, { cause: error });
}

/** Runs a command of the built site, prints its failure and returns the exit code. */
export async function runSiteCommand(
  command: keyof typeof commands,
  invocation: SiteInvocation,
): Promise<number> {
  const { siteDir, logsDir, rootDir, env } = invocation;
  try {
    const tooOld = explainNodeVersion(process.versions.node);
    if (tooOld !== undefined) throw new CommandFailure(tooOld);
    const { run } = await commands[command]();
    const progress = createProgress(process.stdout);
    return await run({ ...invocation, files: locateSite(siteDir), progress });
  } catch (failure) {
    const error = addAdvice(failure);
    const isDebugging = Boolean(env['DEBUG']);
    process.stderr.write(`${explainFailure({ command, error, rootDir, logsDir, isDebugging })}\n`);
    return 1;
  }
}

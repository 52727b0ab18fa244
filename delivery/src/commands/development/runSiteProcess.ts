import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import path from 'node:path';

/** The site process loads these; a change of a remote only needs fast refresh. */
const watched = [
  'shell/src',
  'shell/locales',
  'design-system/src',
  'shared-contracts/src',
  'backend/sandbox',
  'backend/src',
  'backend/content',
  'delivery/src',
];
const settleMs = 300;

async function stop(site: ChildProcess): Promise<void> {
  if (site.exitCode !== null) return;
  site.kill('SIGTERM');
  await once(site, 'exit');
}

export function runSiteProcess({
  rootDir,
  env,
  overrides,
}: {
  rootDir: string;
  env: NodeJS.ProcessEnv;
  /** Replaces the live releases on every page. */
  overrides: string;
}): { close: () => Promise<void> } {
  const open = () =>
    spawn(process.execPath, [path.join(rootDir, 'delivery/tidegate.mjs'), 'start'], {
      stdio: 'inherit',
      env: { ...env, SHELL_BUILD: 'development', REMOTE_OVERRIDES: overrides },
    });

  let site = open();
  let isRestarting = false;
  let settling: NodeJS.Timeout | undefined;

  async function restart() {
    if (isRestarting) return;
    isRestarting = true;
    await stop(site);
    site = open();
    isRestarting = false;
  }

  const watchers = watched.map((folder) =>
    watch(path.join(rootDir, folder), { recursive: true }, () => {
      clearTimeout(settling);
      settling = setTimeout(() => void restart(), settleMs);
    }),
  );

  return {
    async close() {
      clearTimeout(settling);
      for (const watcher of watchers) watcher.close();
      await stop(site);
    },
  };
}

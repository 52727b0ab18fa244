import path from 'node:path';
import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import { parseDevArguments } from './arguments/parseDevArguments';
import { CommandFailure } from './bootstrap/failure.js';
import { findFreePort } from './development/findFreePort';
import { findRunningShell } from './development/findRunningShell';
import { runSiteProcess } from './development/runSiteProcess';
import { serveForPages, type ServedRemote } from './development/serveForPages';
import { parseSettings } from './site/settings/parseSettings';
import type { Command, CommandContext } from './terminal/command';
import { waitForStop } from './terminal/waitForStop';

async function serveAll(
  names: readonly RemoteName[],
  { rootDir, progress }: CommandContext,
): Promise<ServedRemote[]> {
  const served: ServedRemote[] = [];
  for (const name of names) {
    const port = await findFreePort();
    served.push(
      await progress.phase(`serving ${name}`, () =>
        serveForPages({ name, remoteDir: path.join(rootDir, 'remotes', name), port, progress }),
      ),
    );
  }
  return served;
}

function toOverrides(served: readonly ServedRemote[]): string {
  return served.map(({ name, port }) => `remote.${name}=dev:${port}`).join('&');
}

/**
 * Without a name: runs the site from its sources, with fast refresh of every remote. With one:
 * serves that remote to browsers that request it, in the running site or in a new one.
 */
export const run: Command = async (context) => {
  const { rootDir, args, env, progress } = context;
  const settings = parseSettings(env, rootDir);
  const names = parseDevArguments(args);
  const origin = `http://${settings.host}:${settings.port}`;
  const running = await findRunningShell(origin);
  if (running === 'production') {
    throw new CommandFailure(
      `The site at ${origin} runs the production shell, where nothing refreshes. Stop it and run: npm run dev`,
    );
  }
  if (running === 'development' && args.length === 0) {
    throw new CommandFailure(`A development site runs at ${origin} already.`);
  }

  const served = await serveAll(names, context);
  const overrides = toOverrides(served);
  const site =
    running === undefined
      ? runSiteProcess({ rootDir, env, overrides: args.length === 0 ? overrides : '' })
      : undefined;
  if (args.length > 0) progress.line(`open ${origin}/?${overrides}`);

  await waitForStop();
  await site?.close();
  await Promise.all(served.map((remote) => remote.close()));
  return 0;
};

import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { settings } from '../../site/settings';
import { fileNames, type CacheOptions, type SharedCache } from './sharedCache';
import { env } from './startDaemon';
import { startNginx } from './startNginx';
import { startVarnish } from './startVarnish';

async function readFiles(): Promise<CacheOptions['files']> {
  const texts = await Promise.all(
    fileNames.map(async (name) => {
      const reply = await fetch(`${settings.operationsUrl}/caches/${name}`);
      return [name, await reply.text()] as const;
    }),
  );
  return Object.fromEntries(texts) as CacheOptions['files'];
}

export function areCachesInstalled(): boolean {
  const commands = [
    ['nginx', '-v'],
    ['varnishd', '-V'],
  ] as const;
  return commands.every(([command, flag]) => spawnSync(command, [flag], { env }).status === 0);
}

export interface Caches {
  nginx: SharedCache;
  varnish: SharedCache;
}

/** nginx and Varnish, each in front of `edge`, with the settings that the site states. */
export async function startCaches(edge: string, folder: string): Promise<Caches> {
  const files = await readFiles();
  const [nginx, varnish] = await Promise.all([
    startNginx({ edge, folder: path.join(folder, 'nginx'), files }),
    startVarnish({ edge, folder: path.join(folder, 'varnish'), files }),
  ]);
  return { nginx, varnish };
}

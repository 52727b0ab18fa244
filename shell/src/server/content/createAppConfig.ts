import path from 'node:path';
import { appConfigPath, developmentAppConfigPath } from '@tidegate/contracts/api/content/endpoints';
import { appConfigSchema, type AppConfig } from '@tidegate/contracts/api/content/schemas';
import { LRUCache } from 'lru-cache';
import type { EdgeOptions } from '../edgeOptions';
import { readJson } from '../reading/readJson';

const timeoutMs = 3000;
const freshMs = 5 * 60_000;
const mostCharacters = 64 * 1024;

export const appConfigPaths = [appConfigPath, developmentAppConfigPath] as const;

type AppConfigPath = (typeof appConfigPaths)[number];

/** Resolves with undefined if the configuration is unavailable. */
export type FindAppConfig = (path: AppConfigPath) => Promise<AppConfig | undefined>;

async function readOwn(contentDir: string): Promise<FindAppConfig> {
  const read = async (name: AppConfigPath) =>
    [name, await readJson(path.join(contentDir, name), appConfigSchema)] as const;
  const own = new Map(await Promise.all(appConfigPaths.map(read)));
  return async (name) => own.get(name);
}

async function fetchFrom(url: string): Promise<AppConfig> {
  const reply = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  const text = await reply.text();
  if (!reply.ok || text.length > mostCharacters) {
    throw new Error(`${url} was answered HTTP ${reply.status}, ${text.length} characters`);
  }
  return appConfigSchema.parse(JSON.parse(text));
}

function followOrigin(origin: string, logger: EdgeOptions['logger']): FindAppConfig {
  const cache = new LRUCache<AppConfigPath, AppConfig>({
    max: appConfigPaths.length,
    ttl: freshMs,
    fetchMethod: (name, before) =>
      fetchFrom(origin + name).catch((error: unknown) => {
        logger.warn({ code: 'edge.appConfigUnusable', err: error });
        // A stale configuration is better than none.
        return before;
      }),
  });
  return (name) => cache.fetch(name);
}

/** The site's own configuration, which must be valid at the start, or that of a download host. */
export async function createAppConfig({
  contentDir,
  downloadOrigin,
  logger,
}: Pick<EdgeOptions, 'contentDir' | 'downloadOrigin' | 'logger'>): Promise<FindAppConfig> {
  return downloadOrigin === undefined ? readOwn(contentDir) : followOrigin(downloadOrigin, logger);
}

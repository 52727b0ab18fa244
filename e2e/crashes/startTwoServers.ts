import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { startSite, type RunningSite } from '../site/startSite';
import { startPostgres, type RunningPostgres } from './startPostgres';
import { startProxy, type RunningProxy } from './startProxy';
import { startRedis, type RunningRedis } from './startRedis';
import { startSandbox, type RunningSandbox } from './startSandbox';

/** Two servers behind a proxy that share PostgreSQL, Redis, the data folder and the provider. */
export interface TwoServers {
  first: RunningSite;
  second: RunningSite;
  proxy: RunningProxy;
  postgres: RunningPostgres;
  redis: RunningRedis;
  listPayments: RunningSandbox['listPayments'];
  /** The raw source of every sent email. */
  readEmails: () => Promise<string[]>;
  /** Starts a separate site in production mode, where a server waits for its database. */
  startOther: (databaseUrl: string) => Promise<RunningSite>;
  /** Restarts what an earlier test terminated, and puts that many servers behind the proxy. */
  prepare: (serverCount: 1 | 2) => Promise<void>;
  end: () => Promise<void>;
}

async function readEmails(dataDir: string): Promise<string[]> {
  const folder = path.join(dataDir, 'mail');
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'));
  return Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
}

/** Returns undefined if PostgreSQL or Redis is not installed. */
export async function startTwoServers(dataDir: string): Promise<TwoServers | undefined> {
  const redis = await startRedis();
  const postgres = redis && (await startPostgres());
  if (!postgres) {
    await redis?.stop();
    return undefined;
  }
  const proxy = await startProxy();
  const sandbox = await startSandbox(proxy.siteUrl);
  const start = () =>
    startSite({
      dataDir,
      env: {
        DATABASE_URL: postgres.url,
        REDIS_URL: redis.url,
        PUBLIC_ORIGIN: proxy.siteUrl,
        PAYMENT_SANDBOX_URL: sandbox.url,
        DRAIN_SECONDS: '1',
      },
    });
  // The second server starts later, because the first one releases the remotes.
  const first = await start();
  const servers: TwoServers = {
    ...{ first, proxy, postgres, redis },
    second: await start(),
    listPayments: sandbox.listPayments,
    readEmails: () => readEmails(dataDir),
    startOther: (databaseUrl) =>
      startSite({
        dataDir: path.join(dataDir, 'other'),
        env: {
          ...{ SITE_ENV: 'production', DATABASE_URL: databaseUrl, DRAIN_SECONDS: '0' },
          ...{ PUBLIC_ORIGIN: proxy.siteUrl, SMTP_URL: 'smtp://127.0.0.1:1' },
          ...{ OPERATIONS_ADDRESS: '127.0.0.1:0', PRODUCTION_WITHOUT: 'payments' },
        },
      }),
    async prepare(serverCount) {
      await redis.start();
      if (!servers.first.isRunning()) servers.first = await start();
      if (serverCount === 2 && !servers.second.isRunning()) servers.second = await start();
      const used = [servers.first, servers.second].slice(0, serverCount);
      proxy.serve(used.map(({ siteUrl }) => siteUrl));
    },
    async end() {
      await Promise.all([servers.first.kill(), servers.second.kill(), proxy.close(), redis.stop()]);
      sandbox.kill();
      await postgres.stop();
    },
  };
  return servers;
}

export function serverAt({ first, second }: TwoServers, turn: number): string {
  return (turn % 2 === 0 ? first : second).siteUrl;
}

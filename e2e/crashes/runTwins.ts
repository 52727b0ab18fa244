import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectRegistry, type Registry } from '../releases/registry';
import { settings } from '../site/settings';
import { startPostgres, type RunningPostgres } from './runPostgres';
import { startProxy, type RunningProxy } from './runProxy';
import { startRedis, type RunningRedis } from './runRedis';
import { findFreePort, startSite, type RunningSite } from '../site/runSite';

export interface SandboxPayment {
  orderId: string;
  status: string;
}

/** Two servers of one site: one PostgreSQL, one Redis, one folder, one payment provider, a proxy before them. */
export interface Twins {
  first: RunningSite;
  second: RunningSite;
  proxy: RunningProxy;
  postgres: RunningPostgres;
  redis: RunningRedis;
  registry: Registry;
  startSecond: () => Promise<void>;
  /** Sends everything to the first server alone, or to both. */
  spread: (over: 'first' | 'both') => void;
  listPayments: (orderId: string) => Promise<SandboxPayment[]>;
  /** Every letter that was sent, as it is. */
  readLetters: () => Promise<string[]>;
  end: () => Promise<void>;
}

async function startSandbox(port: number, publicOrigin: string): Promise<ChildProcess> {
  const sandbox = spawn(process.execPath, ['--import', 'tsx', 'backend/src/sandbox.ts'], {
    cwd: settings.repository,
    env: { ...process.env, PORT: String(port), PUBLIC_ORIGIN: publicOrigin },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(sandbox.stdout, 'data');
  return sandbox;
}

/** Nothing where PostgreSQL or Redis is not installed. */
export async function startTwins(): Promise<Twins | undefined> {
  const redis = await startRedis();
  const postgres = redis && (await startPostgres());
  if (!postgres) {
    await redis?.stop();
    return undefined;
  }
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tidegate-twins-'));
  const proxy = await startProxy(0);
  const sandboxPort = await findFreePort();
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  const sandbox = await startSandbox(sandboxPort, proxy.siteUrl);
  const environment = {
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    PUBLIC_ORIGIN: proxy.siteUrl,
    PAYMENT_SANDBOX_URL: sandboxUrl,
    STUN_PORT: 'off',
    DRAIN_SECONDS: '3',
  };
  const ports = [await findFreePort(), await findFreePort()] as const;
  // One after the other: the first releases the remotes.
  const first = await startSite(ports[0], dataDir, environment);
  const twins: Twins = {
    ...{ first, proxy, postgres, redis },
    second: await startSite(ports[1], dataDir, environment),
    registry: connectRegistry({ siteUrl: first.siteUrl, dataDir }),
    async startSecond() {
      twins.second = await startSite(ports[1], dataDir, environment);
    },
    spread(over) {
      proxy.serve([first.siteUrl, ...(over === 'both' ? [twins.second.siteUrl] : [])]);
    },
    async listPayments(orderId) {
      const reply = await fetch(`${sandboxUrl}/payments`);
      const payments = (await reply.json()) as SandboxPayment[];
      return payments.filter((payment) => payment.orderId === orderId);
    },
    async readLetters() {
      const folder = path.join(dataDir, 'mail');
      const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'));
      return Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
    },
    async end() {
      await Promise.all([twins.first.kill(), twins.second.kill(), proxy.close(), redis.stop()]);
      sandbox.kill('SIGKILL');
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  twins.spread('both');
  return twins;
}

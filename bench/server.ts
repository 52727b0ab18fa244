import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../backend/testing/startPostgres';
import { startSiteProcess } from '../delivery/src/commands/journeys/siteProcess';
import { startBareServer } from './startBareServer';
import { siteCalls } from './siteCalls';
import { driveCall, type Measured } from './driveCall';
import { profileRenders } from './profileRenders';
import { median } from './median';
import { readProcess } from './readProcess';

const rounds = 3;
const rootDir = path.resolve(import.meta.dirname, '..');

interface Target {
  name: string;
  origin: string;
  operationsOrigin: string;
  stop: () => Promise<unknown>;
}

async function openSite(name: string, env: NodeJS.ProcessEnv): Promise<Target> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tidegate-bench-'));
  const site = await startSiteProcess({ rootDir, dataDir, env });
  const stop = async () => {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { name, origin: site.origin, operationsOrigin: site.operationsOrigin, stop };
}

async function openTargets(opened: Target[]): Promise<void> {
  opened.push(await openSite('embedded', {}));
  const postgres = await startPostgres();
  if (!postgres) {
    console.log('PostgreSQL is not installed: the embedded database alone is measured\n');
    return;
  }
  // The setting requires a host, even if the socket's folder is given.
  const url = postgres.url.replace('@/', '@localhost/');
  try {
    const site = await openSite('PostgreSQL', { DATABASE_URL: url });
    const stop = async () => {
      try {
        await site.stop();
      } finally {
        await postgres.stop();
      }
    };
    opened.push({ ...site, stop });
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

function row(name: string, target: string, measured: readonly Measured[], bare: number): string {
  const rate = median(measured.map(({ perSecond }) => perSecond));
  const p99 = median(measured.map(({ p99Ms }) => p99Ms));
  const refused = measured.reduce((sum, round) => sum + round.refused, 0);
  const figures = [rate.toFixed(0), (rate / bare).toFixed(3), p99.toFixed(0), String(refused)];
  return `${name.padEnd(10)}${target.padEnd(12)}${figures.map((text) => text.padStart(10)).join('')}`;
}

const bareServer = await startBareServer();
const targets: Target[] = [];
try {
  await openTargets(targets);
  const bareRounds: Measured[] = [];
  const results = new Map<string, Measured[]>();
  const blocks = new Map<string, number>();
  const cpu = new Map<string, number[]>();
  // Round 0 warms up. Interleaved rounds spread the machine's load evenly over all servers.
  for (let round = 0; round <= rounds; round += 1) {
    const bare = await driveCall(bareServer.origin, { path: '/' });
    if (round > 0) bareRounds.push(bare);
    for (const { name, origin, operationsOrigin } of targets) {
      for (const [callName, createCall] of Object.entries(siteCalls)) {
        const call = await createCall(origin);
        const before = await readProcess(operationsOrigin);
        const measured = await driveCall(origin, call);
        const after = await readProcess(operationsOrigin);
        if (round === 0) continue;
        const key = `${callName} ${name}`;
        results.set(key, [...(results.get(key) ?? []), measured]);
        blocks.set(key, Math.max(blocks.get(key) ?? 0, after.longestBlockMs));
        const cpuMs = (after.cpuMs - before.cpuMs) / measured.replies;
        cpu.set(key, [...(cpu.get(key) ?? []), cpuMs]);
      }
    }
  }

  const bare = median(bareRounds.map(({ perSecond }) => perSecond));
  const titles = ['per s', 'of bare', 'p99 ms', 'refused', 'block ms', 'CPU ms'];
  console.log(`50 connections, median of ${rounds} rounds; a bare Fastify reply is 1\n`);
  console.log(`${''.padEnd(22)}${titles.map((title) => title.padStart(10)).join('')}`);
  console.log(row('bare', '', bareRounds, bare));
  for (const callName of Object.keys(siteCalls)) {
    for (const { name } of targets) {
      const key = `${callName} ${name}`;
      const block = (blocks.get(key) ?? 0).toFixed(0).padStart(10);
      const cpuMs = median(cpu.get(key) ?? [])
        .toFixed(3)
        .padStart(10);
      console.log(row(callName, name, results.get(key) ?? [], bare) + block + cpuMs);
    }
  }
  console.log(
    '\nblock: the longest that the event loop of the site was held in any round (aim 50)\n' +
      'limits of page, document, asset, release and redirect: 10,000 per s, 0.1 ms of CPU a request',
  );
  const newest = targets.at(-1);
  if (newest) {
    const ratio = await profileRenders(rootDir, newest.origin);
    console.log(`an uncached render takes ${ratio.toFixed(2)} of its time in React (limit 1.30)`);
  }
} finally {
  for (const { stop } of [...targets, bareServer]) await stop();
}

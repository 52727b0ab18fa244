import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { toChange } from '../e2e/isolation/faultRow';
import { faultTable } from '../e2e/isolation/faultTable';
import { alwaysLive } from '../e2e/releases/changes';
import { createTeams } from '../e2e/releases/createTeams';
import { connectRegistry } from '../e2e/releases/registry';
import { startSite, withDataDir } from '../e2e/site/startSite';

const [stops = 100] = process.argv.slice(process.argv.indexOf('stops') + 1).map(Number);
const atOnce = 2;
const requests = 60;
const paths = ['/blackfriday', '/', '/pricing', '/blog'];
const drainSeconds = 2;
/** A random delay up to this makes the signal meet requests at every stage. */
const mostMsBefore = 600;
/** The shortest timeout of common service managers before they kill (ten seconds in Docker). */
const longestMs = 10_000;

/** Faults that block, crash or fill their process, or never respond. */
const names = [
  ...['loads for ever without a pause', 'renders for ever', 'never ends loading'],
  ...['fills its memory with one array', 'suspends on a promise that never settles'],
];
const rows = faultTable.filter(({ name }) => names.includes(name));

async function releaseBad(dataDir: string, row: (typeof rows)[number]): Promise<void> {
  const site = await startSite({ dataDir });
  const team = await createTeams(connectRegistry(site))('campaigns', alwaysLive);
  await team.release(toChange(row));
  await site.stop();
}

async function stopOnce(template: string): Promise<{ tookMs: number; exitCode: number | null }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tidegate-stops-'));
  await cp(template, dataDir, { recursive: true });
  const site = await startSite({ dataDir, env: { DRAIN_SECONDS: String(drainSeconds) } });
  const replies = Array.from({ length: requests }, (_, index) =>
    fetch(`${site.siteUrl}${paths[index % paths.length]}?visitor=${randomUUID()}`).then(
      (reply) => reply.arrayBuffer(),
      () => undefined,
    ),
  );
  await sleep(Math.random() * mostMsBefore);
  const startedAt = performance.now();
  const killer = setTimeout(() => void site.kill(), longestMs);
  const exitCode = await site.stop();
  const tookMs = performance.now() - startedAt;
  clearTimeout(killer);
  await Promise.all(replies);
  await rm(dataDir, { recursive: true, force: true });
  return { tookMs, exitCode };
}

async function stopOften(template: string, times: number) {
  const results: Awaited<ReturnType<typeof stopOnce>>[] = [];
  let started = 0;
  const takeTurns = async () => {
    while (started < times) {
      started += 1;
      results.push(await stopOnce(template));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, takeTurns));
  return results;
}

for (const row of rows) {
  await withDataDir(async (dataDir) => {
    await releaseBad(dataDir, row);
    const results = await stopOften(dataDir, Math.ceil(stops / rows.length));
    const ended = results.filter(({ exitCode }) => exitCode === 0).length;
    const slowestMs = Math.max(...results.map(({ tookMs }) => tookMs));
    const facts = `${ended} of ${results.length} ended, slowest ${Math.round(slowestMs)} ms`;
    console.log(`${row.name.padEnd(44)} ${facts}`);
    if (ended < results.length) process.exitCode = 1;
  });
}

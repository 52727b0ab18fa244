import { spawn, spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { visitOthers } from '../e2e/isolation/visitOthers';
import { listFaults } from '../e2e/site/metrics';
import { withSite } from '../e2e/site/startSite';

/** A page of each remote and one with a slot; none of them is cached. */
const pages = ['/', '/blackfriday', '/pricing', '/blog', '/login', '/what-is-my-ip'];
const everyMs = 1000;
const busyLoops = 8;

const [minutes = 10] = process.argv.slice(process.argv.indexOf('shortage') + 1).map(Number);

/** Sets the CPU affinity of this process, which its later children inherit. */
function runOnProcessors(list: string): void {
  const { status, stderr } = spawnSync('taskset', ['-a', '-p', '-c', list, String(process.pid)], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`taskset (util-linux) is needed: ${stderr}`);
}

runOnProcessors('0');
await withSite({}, async (site) => {
  // Linux schedules per session: each loop in a separate session gets as much CPU as the site.
  const loops = Array.from({ length: busyLoops }, () =>
    spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore', detached: true }),
  );
  // The simulated visitors run on the other processors.
  runOnProcessors('0-1023');
  try {
    const { others } = await visitOthers(site.siteUrl, { everyMs, pages }, () =>
      sleep(minutes * 60_000),
    );
    const named = await listFaults(site);
    console.log(`${minutes} minutes on one processor beside ${busyLoops} busy loops:`);
    console.log(`${others.visits} visits, ${others.errors} without a page`);
    console.log(`p95 ${others.p95Ms.toFixed(0)} ms`);
    console.log(`releases named: ${named.length === 0 ? 'none' : named.join(', ')}`);
    if (named.length > 0) process.exitCode = 1;
  } finally {
    for (const loop of loops) loop.kill('SIGKILL');
  }
});

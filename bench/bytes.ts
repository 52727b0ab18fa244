import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildMonolith } from '../delivery/build/buildMonolith.js';
import { buildRemote } from '../delivery/build/buildRemote.js';
import { buildShell } from '../delivery/build/buildShell.js';
import { measureOwnBytes, mostOwnBytes } from './ownBytes';

const { SITE_URL: siteUrl } = process.env;
const root = path.resolve(import.meta.dirname, '..');
const shellDir = path.join(root, 'shell');
const remoteNames = ['blog', 'pricing', 'account', 'campaigns', 'tools'] as const;

async function gzipBytes(file: string): Promise<number> {
  return gzipSync(await readFile(file), { level: 9 }).length;
}

async function measureRemotes(folder: string): Promise<Record<string, number>> {
  const sizes: Record<string, number> = {};
  for (const name of remoteNames) {
    const outDir = path.join(folder, name);
    const { client } = await buildRemote({ remoteDir: path.join(root, 'remotes', name), outDir });
    const files = [client.entry, client.chunk].map((file) => gzipBytes(path.join(outDir, file)));
    sizes[name] = (await Promise.all(files)).reduce((sum, size) => sum + size, 0);
  }
  return sizes;
}

async function measureShell() {
  const assets = await buildShell({ shellDir });
  const sum = async (files: { url: string }[]) => {
    const sizes = files.map(({ url }) =>
      gzipBytes(path.join(shellDir, 'dist/client', path.basename(url))),
    );
    return (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
  };
  return {
    main: await sum(assets.scripts),
    federation: await sum(assets.federation),
    scripts: assets.scripts.map(({ url }) => url),
  };
}

function row(page: string, composed: number, monolith: number, most: string): string {
  const ratio = (composed / monolith).toFixed(3);
  return `${page.padEnd(28)}${String(composed).padStart(9)}${String(monolith).padStart(10)}${ratio.padStart(8)}  ${most}`;
}

const folder = await mkdtemp(path.join(tmpdir(), 'tidegate-bytes-'));
try {
  const shell = await measureShell();
  const remotes = await measureRemotes(folder);
  const monolith = await buildMonolith({
    rootDir: root,
    outDir: path.join(folder, 'monolith'),
    remoteNames,
  });

  console.log('First-page script, gzip bytes, built in this run\n');
  console.log(`${'page'.padEnd(28)} composed  monolith   ratio  limit`);
  console.log(row('without a remote', shell.main, monolith.main, '1.02'));
  for (const name of remoteNames) {
    const composed = shell.main + shell.federation + (remotes[name] ?? 0);
    const single = monolith.main + monolith.shared + monolith.remotes[name];
    console.log(row(`with ${name}`, composed, single, '1.22'));
  }
  console.log('\nA further remote costs more than its chunk in the monolith by (limit 4096)');
  for (const name of remoteNames) {
    console.log(
      `${name.padEnd(28)}${String((remotes[name] ?? 0) - monolith.remotes[name]).padStart(9)}`,
    );
  }

  console.log(`\nA page of the shell sends of its own, messages and data (limit ${mostOwnBytes})`);
  if (siteUrl === undefined) {
    console.log('not measured: SITE_URL names no running site of this build');
  } else {
    const shared = new Set(shell.scripts);
    for (const [page, size] of await measureOwnBytes(siteUrl, shared)) {
      console.log(`${page.padEnd(28)}${String(size).padStart(9)}`);
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildMonolith } from '../delivery/build/buildMonolith.js';
import { buildRemote } from '../delivery/build/buildRemote.js';
import { buildShell } from '../delivery/build/buildShell.js';
import { measureOwnBytes, mostOwnBytes } from './ownBytes';

const { SITE_URL: siteUrl } = process.env;
const root = path.resolve(import.meta.dirname, '..');
const shellDir = path.join(root, 'shell');
const remoteNames = ['blog', 'pricing', 'account', 'campaigns', 'tools'] as const;

/** Limits of the script that a control needs, its ratio to the monolith, and a further remote. */
const mostBytes = 140_000;
const mostRatio = 1.05;
const mostFurtherBytes = 1500;

/** With the highest quality, as the edge serves these files. */
async function brotliBytes(file: string): Promise<number> {
  return brotliCompressSync(await readFile(file)).length;
}

async function measureRemotes(folder: string): Promise<Record<string, number>> {
  const sizes: Record<string, number> = {};
  for (const name of remoteNames) {
    const outDir = path.join(folder, name);
    await buildRemote({ remoteDir: path.join(root, 'remotes', name), outDir });
    const client = path.join(outDir, 'client');
    const files = (await readdir(client)).filter((file) => /^remote.*\.js$/.test(file));
    const fileSizes = await Promise.all(files.map((file) => brotliBytes(path.join(client, file))));
    sizes[name] = fileSizes.reduce((sum, size) => sum + size, 0);
  }
  return sizes;
}

async function listAfterLoad() {
  const names = await readdir(path.join(shellDir, 'dist/client'));
  return names.filter((name) => /^open-page\..*\.js$/.test(name)).map((url) => ({ url }));
}

async function measureShell() {
  const assets = await buildShell({ shellDir });
  const sum = async (files: { url: string }[]) => {
    const sizes = files.map(({ url }) =>
      brotliBytes(path.join(shellDir, 'dist/client', path.basename(url))),
    );
    return (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
  };
  return {
    main: await sum(assets.scripts),
    federation: await sum(assets.federation),
    afterLoad: await sum(await listAfterLoad()),
    scripts: assets.scripts.map(({ url }) => url),
  };
}

function row(page: string, composed: number, monolith: number): string {
  const ratio = composed / monolith;
  const above = [
    ...(composed > mostBytes ? [`${composed - mostBytes} bytes too many`] : []),
    ...(ratio > mostRatio ? ['ratio above its limit'] : []),
  ];
  return `${page.padEnd(28)}${String(composed).padStart(9)}${String(monolith).padStart(10)}${ratio.toFixed(3).padStart(8)}  ${above.join(', ')}`;
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

  console.log('Script until a control of the page works, brotli bytes, built in this run');
  console.log(`Limits: ${mostBytes} bytes, ratio ${mostRatio}\n`);
  console.log(`${'page'.padEnd(28)} composed  monolith   ratio`);
  console.log(row('without a remote', shell.main, monolith.main));
  for (const name of remoteNames) {
    const composed = shell.main + shell.federation + (remotes[name] ?? 0);
    const single = monolith.main + monolith.shared + monolith.remotes[name];
    console.log(row(`with ${name}`, composed, single));
  }
  console.log(`\nEvery page, after its load event: ${shell.afterLoad} bytes`);
  console.log(
    `\nA further remote costs more than its chunk in the monolith by (limit ${mostFurtherBytes})`,
  );
  for (const name of remoteNames) {
    const further = (remotes[name] ?? 0) - monolith.remotes[name];
    const above = further > mostFurtherBytes ? '  above its limit' : '';
    console.log(`${name.padEnd(28)}${String(further).padStart(9)}${above}`);
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

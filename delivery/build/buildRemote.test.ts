import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const repository = path.resolve(import.meta.dirname, '../..');

const sources = {
  'package.json': JSON.stringify({ name: '@tidegate/tools', version: '1.0.0', type: 'module' }),
  'webpack.config.js': `
    import { remotePreset } from '@tidegate/delivery/webpack';
    export default remotePreset({ name: 'tools', root: import.meta.dirname });
  `,
  'src/exposed/remote.ts': `
    import { useState } from 'react';
    import styles from './Card.module.css';
    export const Card = () => useState(styles.root);
  `,
  'src/exposed/Card.module.css': '@layer remote { .root { color: red; } }',
  'locales/en/tools.json': '{}',
};

/** Builds a small remote in its own process, like every other caller. */
async function buildIn(folder: string): Promise<Map<string, string>> {
  const remoteDir = path.join(folder, 'tools');
  const outDir = path.join(folder, 'built');
  for (const [file, text] of Object.entries(sources)) {
    await mkdir(path.dirname(path.join(remoteDir, file)), { recursive: true });
    await writeFile(path.join(remoteDir, file), text);
  }
  const script = `
    const { buildRemote } = await import('./delivery/build/buildRemote.js');
    await buildRemote(${JSON.stringify({ remoteDir, outDir })});
  `;
  const options = { cwd: repository };
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], options);
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const texts = files.map(
    async (file) => [path.relative(outDir, file), await readFile(file, 'utf8')] as const,
  );
  return new Map(await Promise.all(texts));
}

test('building the same sources in another folder produces the same bytes', async () => {
  const cache = path.join(repository, '.cache');
  await mkdir(cache, { recursive: true });
  // webpack resolves loaders upwards from the remote's folder, which must be in the checkout.
  const folder = await mkdtemp(path.join(cache, 'build-'));
  try {
    const first = await buildIn(path.join(folder, 'first'));
    const second = await buildIn(path.join(folder, 'in/a/deeper'));

    expect(first.size).toBe(6);
    expect(second).toEqual(first);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import webpack from 'webpack';
import { runWebpack } from './runWebpack.js';
import { shellPreset } from './shellPreset.js';

async function brotliSize(folder, files) {
  const sizes = await Promise.all(
    files.map(async (file) => brotliCompressSync(await readFile(path.join(folder, file))).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Replaces the shell's `federation.ts`: each remote becomes a lazy chunk of one build. */
function standIn(rootDir, remoteNames) {
  const loaders = remoteNames.map((name) => {
    const file = path.join(rootDir, 'remotes', name, 'src/exposed/remote.ts');
    return `  ${name}: () => import(/* webpackChunkName: "remote-${name}" */ ${JSON.stringify(file)}),`;
  });
  return [
    "export { siteApi } from '@tidegate/contracts/siteApi';",
    `const remotes = {\n${loaders.join('\n')}\n};`,
    'export const loadContainer = async ({ remote }) => (await remotes[remote]()).default;',
    'export const disposeContainer = () => undefined;',
    'export const prepareLazyPages = () => undefined;',
  ].join('\n');
}

/** Builds shell and remotes as one application without federation, as a baseline for comparison. */
export async function buildMonolith({ rootDir, outDir, remoteNames }) {
  const shellDir = path.join(rootDir, 'shell');
  const standInFile = path.join(shellDir, 'dist', 'monolith.js');
  await mkdir(path.dirname(standInFile), { recursive: true });
  await writeFile(standInFile, standIn(rootDir, remoteNames));
  const [client] = shellPreset({ root: shellDir });
  const result = await runWebpack([
    {
      ...client,
      output: { ...client.output, path: outDir },
      plugins: [
        ...client.plugins,
        new webpack.NormalModuleReplacementPlugin(/^\.\/federation$/, standInFile),
      ],
    },
  ]);
  const { chunks } = result.stats[0].toJson({ all: false, chunks: true });
  const sizeOf = async (name) => {
    const chunk = chunks.find(({ names }) => names.includes(name));
    if (!chunk) throw new Error(`the monolith has no chunk '${name}'`);
    return brotliSize(
      outDir,
      chunk.files.filter((file) => file.endsWith('.js')),
    );
  };
  const remotes = await Promise.all(
    remoteNames.map(async (name) => [name, await sizeOf(`remote-${name}`)]),
  );
  return {
    main: await sizeOf('main'),
    shared: await sizeOf('federation'),
    remotes: Object.fromEntries(remotes),
  };
}

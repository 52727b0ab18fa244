import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { listBundledPackages } from './packageLocation.js';
import { runWebpack } from './runWebpack.js';
import { loadShellPages } from './share-images/loadPages.js';
import { writeShareImages } from './share-images/writeShareImages.js';
import { shellPreset } from './shellPreset.js';

async function describeFiles(folder, names) {
  return Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(path.join(folder, name));
      const hash = createHash('sha384').update(bytes).digest('base64');
      return { url: `/assets/${name}`, integrity: `sha384-${hash}` };
    }),
  );
}

/** Escaped for a script element, with the hash for the content security policy. */
async function describeInlineScript(file) {
  const text = (await readFile(file, 'utf8')).replaceAll('</script', '<\\/script');
  const hash = createHash('sha256').update(text).digest('base64');
  return { text, hash: `'sha256-${hash}'` };
}

function filesOf(stats, chunkName, ending) {
  const chunk = stats.chunks.find(({ names }) => names.includes(chunkName));
  if (!chunk) throw new Error(`the shell's build has no chunk '${chunkName}'`);
  return chunk.files.filter((file) => file.endsWith(ending));
}

async function describeFonts(client) {
  const names = await readdir(path.join(client, 'fonts'));
  const find = (script) => {
    const name = names.find((file) => new RegExp(`-${script}\\.\\w+\\.woff2$`).test(file));
    if (!name) throw new Error(`the shell's build has no ${script} font`);
    return `/assets/fonts/${name}`;
  };
  return { latin: [find('latin')], cyrillic: [find('latin'), find('cyrillic')] };
}

/** The edge serves these variants instead of compressing on every request. */
async function compressFiles(folder) {
  const names = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(path.join(folder, name));
      await writeFile(path.join(folder, `${name}.br`), await promisify(brotliCompress)(bytes));
      await writeFile(path.join(folder, `${name}.gz`), await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}

/** `assets.json` tells the edge which files a page starts with. */
export async function buildShell({
  shellDir,
  outDir = path.join(shellDir, 'dist'),
  isProduction = true,
}) {
  const configurations = shellPreset({ root: shellDir, isProduction }).map((configuration) => ({
    ...configuration,
    output: { ...configuration.output, path: path.join(outDir, configuration.name) },
  }));
  const result = await runWebpack(configurations);
  await promisify(execFile)(process.execPath, [path.join(outDir, 'server/cacheFramework.cjs')]);
  const stats = result.stats[0].toJson({ all: false, chunks: true, hash: true });
  const client = path.join(outDir, 'client');
  await cp(path.join(shellDir, 'public'), client, { recursive: true });
  await compressFiles(client);
  const pages = await loadShellPages({
    localesDir: path.join(shellDir, 'locales'),
    contentDir: path.join(shellDir, 'content'),
  });
  await writeShareImages({ part: 'shell', pages, outDir: path.join(outDir, 'share') });
  const assets = {
    version: stats.hash,
    build: isProduction ? 'production' : 'development',
    scripts: await describeFiles(client, filesOf(stats, 'main', '.js')),
    startScript: await describeInlineScript(path.join(outDir, 'inline/startScript.js')),
    styles: await describeFiles(
      client,
      ['main', 'fonts'].flatMap((chunk) => filesOf(stats, chunk, '.css')),
    ),
    gallery: await describeFiles(client, filesOf(stats, 'gallery', '.js')),
    fonts: await describeFonts(client),
    federation: await describeFiles(client, filesOf(stats, 'federation', '.js')),
  };
  await writeFile(path.join(outDir, 'assets.json'), JSON.stringify(assets, null, 2));
  const packages = listBundledPackages(result, path.dirname(shellDir));
  await writeFile(path.join(outDir, 'server/packages.json'), JSON.stringify(packages, null, 2));
  return assets;
}

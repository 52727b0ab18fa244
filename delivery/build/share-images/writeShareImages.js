import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fingerprint } from '../../src/commands/bootstrap/fingerprint.js';

const rootDir = path.resolve(import.meta.dirname, '../../..');

/** Everything besides the pages that an image depends on. */
const drawingSources = [
  'delivery/build/share-images',
  'delivery/package.json',
  'design-system/src/fonts',
  'design-system/src/tokens.css',
  'shell/public/mark.svg',
];

/** Pages whose images are drawn at the same time: one is encoded while the next is drawn. */
const mostAtOnce = 2;

async function writeWhole(file, bytes) {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, bytes);
  await rename(draft, file);
}

async function drawMissing(page, missing, cacheDir) {
  // Loading fonts and outlines takes longer than a build without changes.
  const { drawShareImages } = await import('./drawShareImages.js');
  const texts = missing.map(({ text }) => text);
  const images = await drawShareImages(page, texts);
  await Promise.all(
    images.map((bytes, index) => writeWhole(path.join(cacheDir, missing[index].name), bytes)),
  );
}

/** Writes the images of `pages` below `outDir`; `part` names the part of the site. */
export async function writeShareImages({ part, pages, outDir }) {
  await rm(outDir, { recursive: true, force: true });
  if (pages.length === 0) return;
  const cacheDir = path.join(rootDir, '.cache/share-images', part);
  await mkdir(cacheDir, { recursive: true });
  const known = new Set(await readdir(cacheDir));
  const drawing = await fingerprint(rootDir, drawingSources);
  const used = new Set();

  async function writePage({ texts, ...page }) {
    const named = texts.map((text) => {
      const input = JSON.stringify([drawing, page, text]);
      return { text, name: `${createHash('sha256').update(input).digest('hex')}.jpg` };
    });
    const missing = named.filter(({ name }) => !known.has(name));
    if (missing.length > 0) await drawMissing(page, missing, cacheDir);
    for (const { text, name } of named) {
      const file = path.join(outDir, text.file);
      await mkdir(path.dirname(file), { recursive: true });
      await copyFile(path.join(cacheDir, name), file);
      used.add(name);
    }
  }

  const waiting = [...pages];
  const work = async () => {
    for (let page = waiting.shift(); page; page = waiting.shift()) await writePage(page);
  };
  await Promise.all(Array.from({ length: mostAtOnce }, work));
  const unused = [...known].filter((name) => !used.has(name));
  await Promise.all(unused.map((name) => rm(path.join(cacheDir, name), { force: true })));
}

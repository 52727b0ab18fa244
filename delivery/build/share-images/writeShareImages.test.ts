import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { makeTemporaryFolder } from '../../testing/makeTemporaryFolder';

const repository = path.resolve(import.meta.dirname, '../../..');

const aText = (title: string, language = 'en', direction = 'ltr') => ({
  ...{ language, direction, title },
  file: `${language}/${createHash('sha1').update(title).digest('hex')}.jpg`,
});

const places = [
  { name: 'Berlin', latitude: 52.52, longitude: 13.4, servers: 3 },
  { name: 'Munich', latitude: 48.14, longitude: 11.58, servers: 1 },
];

/** Draws in a process of its own, because the fonts are ES modules and native code. */
async function draw(pages: readonly object[]) {
  const outDir = await makeTemporaryFolder();
  const script = `
    const { drawShareImages } = await import('./delivery/build/share-images/drawShareImages.js');
    const { createCanvas, loadImage } = await import('@napi-rs/canvas');
    const { writeFile } = await import('node:fs/promises');
    const readChart = async (image) => {
      const context = createCanvas(1200, 630).getContext('2d');
      context.drawImage(await loadImage(image), 0, 0);
      return context.getImageData(800, 50, 350, 520).data;
    };
    for (const [index, page] of ${JSON.stringify(pages)}.entries()) {
      const images = await drawShareImages(page, page.texts);
      for (const [each, image] of images.entries()) {
        const file = ${JSON.stringify(outDir)} + '/' + index + '-' + each;
        await writeFile(file, image);
        await writeFile(file + '-chart', await readChart(image));
      }
    }
  `;
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    cwd: repository,
  });
  return (name: string) => readFile(path.join(outDir, name));
}

/** Width and height in the frame header of a JPEG. */
function readSize(jpeg: Buffer) {
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  return [jpeg.readUInt16BE(frame + 7), jpeg.readUInt16BE(frame + 5)];
}

test('an image depends on the path and the title, and on nothing else', async () => {
  const texts = [aText('One'), aText('One'), aText('Other'), aText('واحد', 'ar', 'rtl')];
  const read = await draw([
    { path: '/a', texts },
    { path: '/b', texts },
    { path: '/c', cities: places, texts },
  ]);

  const [one, same, otherTitle, arabic] = await Promise.all(
    texts.map((_, index) => read(`0-${index}`)),
  );
  expect(one?.equals(same ?? Buffer.alloc(0))).toBe(true);
  expect(one?.equals(otherTitle ?? Buffer.alloc(0))).toBe(false);
  expect((await read('0-0-chart')).equals(await read('0-2-chart'))).toBe(true);
  expect((await read('0-0-chart')).equals(await read('1-0-chart'))).toBe(false);
  for (const image of [one, arabic, await read('2-0'), await read('2-3')]) {
    expect(readSize(image ?? Buffer.alloc(0))).toEqual([1200, 630]);
    expect(image?.length).toBeLessThan(60_000);
  }
});

test('an image that was drawn before is copied', async () => {
  const outDir = await makeTemporaryFolder();
  const part = `test-${process.pid}`;
  const pages = [{ path: '/a', texts: [aText(`Title ${part}`), aText(`Other ${part}`, 'ja')] }];
  const script = `
    const { writeShareImages } = await import('./delivery/build/share-images/writeShareImages.js');
    const { readdir, rm, stat } = await import('node:fs/promises');
    const cacheDir = '.cache/share-images/${part}';
    const order = { part: '${part}', pages: ${JSON.stringify(pages)}, outDir: '${outDir}' };
    const listTimes = async () => Promise.all(
      (await readdir(cacheDir)).map(async (name) => (await stat(cacheDir + '/' + name)).mtimeMs),
    );
    await writeShareImages(order);
    const before = await listTimes();
    await writeShareImages(order);
    const after = await listTimes();
    order.pages[0].texts.pop();
    await writeShareImages(order);
    console.log(JSON.stringify({ before, after, left: (await listTimes()).length }));
    await rm(cacheDir, { recursive: true });
  `;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', script],
    { cwd: repository },
  );

  const { before, after, left } = JSON.parse(stdout) as Record<string, unknown>;
  expect(before).toHaveLength(2);
  expect(after).toEqual(before);
  expect(left).toBe(1);
  expect((await stat(path.join(outDir, pages[0]?.texts[0]?.file ?? ''))).size).toBeGreaterThan(0);
});

import { expect, test } from './fixtures';
import { readSitemaps } from '../site/readSitemaps';
import { settings } from '../site/settings';
import { getPage } from './htmlPage';

const { siteUrl } = settings;

/** The address of the image of a listed page. */
function toImage(url: string, language: string): string {
  const path = new URL(url).pathname.replace(new RegExp(`^/${language}(?=/|$)`), '');
  return `${siteUrl}/share/${language}${path}.jpg`;
}

/** Width and height in the frame header of a JPEG. */
function readSize(jpeg: Buffer): number[] {
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  return [jpeg.readUInt16BE(frame + 7), jpeg.readUInt16BE(frame + 5)];
}

async function readImage(url: string) {
  const reply = await fetch(url);
  const bytes = Buffer.from(await reply.arrayBuffer());
  return { type: reply.headers.get('content-type'), size: readSize(bytes), bytes: bytes.length };
}

test('every listed page has a share image in its language', async () => {
  const maps = [...(await readSitemaps())];
  const listed = maps.flatMap(([language, urls]) => urls.map((url) => toImage(url, language)));

  expect(listed.length).toBeGreaterThan(1000);
  for (const url of listed) {
    const { type, size, bytes } = await readImage(url);
    expect([url, type, ...size]).toEqual([url, 'image/jpeg', 1200, 630]);
    expect(bytes, url).toBeLessThan(60_000);
  }
});

for (const [path, image] of [
  ['/', '/share/en/home.jpg'],
  ['/ar/vpn-server/germany-vpn', '/share/ar/vpn-server/germany-vpn.jpg'],
  ['/amp/vpn-server/germany-vpn', '/share/en/vpn-server/germany-vpn.jpg'],
  ['/de/pricing', '/share/de/pricing.jpg'],
  ['/blackfriday', '/share/en/blackfriday.jpg'],
  ['/no-such-page', '/share/en.jpg'],
] as const) {
  test(`${path} names its share image and describes it`, async ({ request }) => {
    const { $ } = await getPage(request, path);
    const read = (name: string) => $(`meta[property="og:image${name}"]`).attr('content');

    expect(read('')).toBe(siteUrl + image);
    expect([read(':width'), read(':height')]).toEqual(['1200', '630']);
    expect(read(':alt')).toBe($('meta[property="og:title"]').attr('content'));
    expect((await readImage(siteUrl + image)).size).toEqual([1200, 630]);
  });
}

test('pages have different images, and so have the languages of a page', async () => {
  const names = ['en/home', 'de/home', 'en/features', 'en/pricing', 'en/blackfriday', 'en/blog'];
  const images = names.map(async (name) => {
    const reply = await fetch(`${siteUrl}/share/${name}.jpg`);
    return reply.headers.get('etag');
  });

  expect(new Set(await Promise.all(images)).size).toBe(names.length);
});

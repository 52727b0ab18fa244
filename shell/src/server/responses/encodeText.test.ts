import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { encodeText } from './encodeText';

const html = '<p>a page</p>'.repeat(100);

test('a text is read as it is or in an encoding', async () => {
  const encoded = encodeText(html);

  expect((await encoded.read(null)).toString()).toBe(html);
  expect(brotliDecompressSync(await encoded.read('br')).toString()).toBe(html);
  expect(gunzipSync(await encoded.read('gzip')).toString()).toBe(html);
});

test('each encoding is made once', async () => {
  const encoded = encodeText(html);

  const [first, second] = await Promise.all([encoded.read('br'), encoded.read('br')]);

  expect(second).toBe(first);
  expect(await encoded.read('br')).toBe(first);
});

test('the version changes with the text alone', () => {
  expect(encodeText(html).version).toBe(encodeText(html).version);
  expect(encodeText(`${html} `).version).not.toBe(encodeText(html).version);
});

import type { Entry } from '../routes/resolveEntry';
import { isShared, nameVariant } from './htmlCache';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15';

const ours = 'https://tidegate.example';

function name(sitePath: string, userAgent: string | undefined, url = sitePath, origin = ours) {
  const entry: Extract<Entry, { kind: 'page' }> = {
    kind: 'page',
    language: 'en',
    device: 'desktop',
    sitePath,
  };
  return nameVariant({ url, origin, headers: { 'user-agent': userAgent } }, entry, 1, false);
}

test.each(['/download', '/Download', '/download/v2021/product', '/download/smart-tvs'])(
  'what %s shows to one system is never sent to another',
  (path) => {
    const names = [windows, mac, undefined].map((userAgent) => name(path, userAgent));

    expect(new Set(names).size).toBe(3);
  },
);

test.each(['/', '/download/windows', '/vpn-server', '/blog/an-article'])(
  'every system is sent the same %s',
  (path) => {
    expect(name(path, windows)).toBe(name(path, mac));
  },
);

test('what one query shows is never sent for another', () => {
  expect(name('/vpn-server', mac, '/vpn-server?region=150')).not.toBe(name('/vpn-server', mac));
});

test('what a page says of its address under one name is never sent under another', () => {
  const named = name('/', mac, '/', 'https://evil.example');

  expect(named).not.toBe(name('/', mac));
});

test.each([
  ['public, max-age=60', true],
  ['public, max-age=10', true],
  ['public, max-age=9', false],
  ['public, max-age=0', false],
  ['private, max-age=60', false],
  ['no-store', false],
  [undefined, false],
])('a page made of an answer that says %s is kept: %s', (cacheControl, isKept) => {
  expect(isShared(cacheControl)).toBe(isKept);
});

import { nameVariant } from './nameVariant';

const request = { url: '/features', origin: 'https://tidegate.example', headers: {} };
const aPhone = { 'sec-ch-ua-mobile': '?1' };
const entry = {
  kind: 'page',
  language: 'de',
  device: 'desktop',
  sitePath: '/features',
} as const;

const shown = { generation: 1, isConsentRequired: false, currency: 'USD' } as const;
const usual = nameVariant(request, entry, shown);

test('identical requests share one cache key', () => {
  expect(nameVariant({ ...request }, { ...entry }, shown)).toBe(usual);
});

test.each([
  ['device', nameVariant(request, { ...entry, device: 'mobile' }, shown)],
  ['kind of device that asks', nameVariant({ ...request, headers: aPhone }, entry, shown)],
  ['language', nameVariant(request, { ...entry, language: 'ja' }, shown)],
  ['generation', nameVariant(request, entry, { ...shown, generation: 2 })],
  ['question about cookies', nameVariant(request, entry, { ...shown, isConsentRequired: true })],
  ['currency', nameVariant(request, entry, { ...shown, currency: 'GBP' })],
])('a different %s has another cache key', (_, name) => {
  expect(name).not.toBe(usual);
});

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15';

const own = 'https://tidegate.example';

function name(sitePath: string, userAgent: string | undefined, url = sitePath, origin = own) {
  const headers = { 'user-agent': userAgent };
  return nameVariant({ url, origin, headers }, { ...entry, language: 'en', sitePath }, shown);
}

test.each(['/download', '/Download', '/download/v2021/product', '/download/smart-tvs'])(
  '%s is cached separately for each operating system',
  (path) => {
    const names = [windows, mac, undefined].map((userAgent) => name(path, userAgent));

    expect(new Set(names).size).toBe(3);
  },
);

test.each(['/', '/download/windows', '/vpn-server', '/blog/an-article'])(
  '%s is cached once for all operating systems',
  (path) => {
    expect(name(path, windows)).toBe(name(path, mac));
  },
);

test('pages are cached separately for each query', () => {
  expect(name('/vpn-server', mac, '/vpn-server?region=150')).not.toBe(name('/vpn-server', mac));
});

test('pages are cached separately for each host', () => {
  const named = name('/', mac, '/', 'https://evil.example');

  expect(named).not.toBe(name('/', mac));
});

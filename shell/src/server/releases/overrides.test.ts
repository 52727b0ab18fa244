import { createOverrideReader, formatOverrides } from './overrides';

const reader = createOverrideReader({ siteEnv: 'development' });
const parseOverrides = reader.read;
const none = parseOverrides('');

function request(search: string, current = none) {
  const wanted = reader.readRequest(new URLSearchParams(search), current);
  return wanted && formatOverrides(wanted);
}

test('an address selects another release of a remote', () => {
  expect(request('remote.campaigns=1.0.1')).toBe('remote.campaigns=1.0.1');
});

test('an override of a second remote keeps the first', () => {
  const current = parseOverrides('remote.blog=2.0.0');

  expect(request('remote.campaigns=1.0.1', current)).toBe(
    'remote.blog=2.0.0&remote.campaigns=1.0.1',
  );
});

test('an override can be removed for one remote or for all', () => {
  const current = parseOverrides('remote.blog=2.0.0&remote.tools=1.1.0');

  expect(request('remote.blog=off', current)).toBe('remote.tools=1.1.0');
  expect(request('remote.off', current)).toBe('');
});

test('a URL without an override parameter changes nothing', () => {
  expect(request('page=2&nl=de')).toBeUndefined();
});

test.each([
  'remote.unknown=1.0.0',
  'remote.blog=../../etc/passwd',
  'remote.blog=..',
  'remote.blog=1.0',
  'remote.blog=dev:',
  'remote.blog=<script>',
  'remote.constructor=1.0.0',
  `remote.blog=${'1'.repeat(600)}`,
])('an invalid override is ignored: %s', (cookie) => {
  expect(parseOverrides(cookie).size).toBe(0);
});

test('a browser without overrides gets the default ones', () => {
  const standing = createOverrideReader({
    siteEnv: 'development',
    defaultOverrides: 'remote.blog=2.0.0',
  });

  expect(formatOverrides(standing.read(undefined))).toBe('remote.blog=2.0.0');
  expect(formatOverrides(standing.read(''))).toBe('');
});

test('in production neither a link, a cookie nor a setting chooses a release', () => {
  const { read, readRequest } = createOverrideReader({
    siteEnv: 'production',
    defaultOverrides: 'remote.blog=2.0.0',
  });

  expect(readRequest(new URLSearchParams('remote.blog=1.0.0'), none)).toBeUndefined();
  expect(readRequest(new URLSearchParams('remote.off'), none)).toBeUndefined();
  expect(read('remote.blog=1.0.0').size).toBe(0);
  expect(read(undefined).size).toBe(0);
});

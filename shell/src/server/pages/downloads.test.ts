import type { BuildsSection } from '../../pages/sections/downloads/buildsSection';
import { createDocument } from '../testing/siteDocuments';

const platforms = ['windows', 'apple-tv', 'tv', 'mac', 'samsung-tv'];

async function open(path: string, platform?: string) {
  return createDocument('en', path, { searchParams: new URLSearchParams(), platform });
}

async function listBuilds(path: string, platform?: string) {
  const page = await open(path, platform);
  const section = page?.sections.find((one): one is BuildsSection => one.kind === 'builds');
  return section?.builds ?? [];
}

const idsOf = (builds: readonly { id: string }[]) => builds.map(({ id }) => id);

test('the build for the visitor’s own device comes first, and all the others follow', async () => {
  const builds = await listBuilds('/download', 'mac');

  expect(idsOf(builds).slice(0, 3)).toEqual(['mac', 'windows', 'ios']);
  expect(builds).toHaveLength((await listBuilds('/download')).length);
  expect(idsOf(builds.filter(({ isOwnDevice }) => isOwnDevice))).toEqual(['mac']);
});

test('no build is marked for an unknown device', async () => {
  const builds = await listBuilds('/download');

  expect(builds.filter(({ isOwnDevice }) => isOwnDevice)).toEqual([]);
});

test('a television finds its own app among those for televisions', async () => {
  const builds = await listBuilds('/download/smart-tvs', 'samsung-tv');

  expect(idsOf(builds)).toEqual(['samsung-tv', 'tv', 'apple-tv', 'lg-tv']);
});

test.each([
  ['/download/windows', 'windows'],
  ['/download/tv', 'tv'],
  ['/download/smart-tvs/apple-tv', 'apple-tv'],
  ['/download/smart-tvs/smart-tv', 'tv'],
])('%s shows one build for everyone', async (path, id) => {
  expect(idsOf(await listBuilds(path))).toEqual([id]);
  for (const platform of platforms) {
    expect(await open(path, platform)).toEqual(await open(path));
  }
});

test.each(['playstation', 'xbox', 'nintendo-switch'])('a %s gets its own steps', async (id) => {
  const page = await open(`/download/game-host/${id}`);

  expect(page?.sections.filter(({ only }) => only?.includes(id))).toHaveLength(1);
  expect(page?.sections.filter(({ only }) => only && !only.includes(id))).toEqual([]);
});

test.each([
  '/download/amiga',
  '/download/[product]',
  '/download/smart-tvs/amiga',
  '/download/game-host',
  '/download/game-host/amiga',
  '/download/v2022',
])('there is no page at %s', async (path) => {
  expect(await open(path)).toBeUndefined();
});

test.each([
  'v2020',
  'v2021',
  'v2020/download',
  'v2021/product',
  'v2021/smart-tvs',
  'v2021/game-host',
  'v2020/smart-tvs/banner',
])('the part %s of the downloads is a page of its own', async (part) => {
  const page = await open(`/download/${part}`);

  expect(page).toMatchObject({ layout: 'single', sections: [{ part }] });
});

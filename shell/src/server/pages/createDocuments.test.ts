import path from 'node:path';
import { readSiteContent } from '../content/readSiteContent';
import { contentDir, createDocument } from '../testing/siteDocuments';

const parts: Record<string, readonly string[]> = {
  '/affiliate': ['comissions', 'intro', 'steps', 'topic'],
  '/studentbeans': [
    ...['bottomcontent', 'bottomcontent_h5', 'comissions', 'comment', 'intro', 'plan', 'steps'],
    ...['studentactives', 'topic'],
  ],
  '/invite': ['banner', 'car', 'howWork'],
  '/home': ['ActivityHeader', 'DailyHeader', 'Header'],
};

const partPaths = Object.entries(parts).flatMap(([page, names]) =>
  names.map((name) => `${page}/${name}`),
);

test.each(partPaths)('%s shows a section alone, without the banner', async (partPath) => {
  const whole = await createDocument('en', path.dirname(partPath));

  const part = await createDocument('en', partPath);

  expect(part).toMatchObject({ layout: 'single', slots: [], language: 'en' });
  expect(part?.sections).toHaveLength(1);
  expect(whole?.sections).toContainEqual(part?.sections[0]);
});

test('a part is found in any spelling and language', async () => {
  const english = await createDocument('en', '/invite/howWork');

  expect(await createDocument('en', '/Invite/HOWWORK')).toEqual(english);
  expect((await createDocument('ja', '/home/header'))?.language).toBe('ja');
});

test('two aliases of a part show the same section', async () => {
  const onDesktop = await createDocument('en', '/studentbeans/bottomcontent');
  const onPhone = await createDocument('en', '/studentbeans/bottomcontent_h5');

  expect(onPhone?.sections).toEqual(onDesktop?.sections);
});

test('an unknown part is not a page', async () => {
  expect(await createDocument('en', '/invite/howwork2')).toBeUndefined();
  expect(await createDocument('en', '/features/intro')).toBeUndefined();
});

test('the root is the home page, whose own address is the same on every device', async () => {
  const root = await createDocument('de', '/');

  expect(root).toEqual(await createDocument('de', '/home'));
  expect(root?.path).toBe('/home');
});

test.each([
  ['/home', ['Tidegate']],
  ['/features', ['Tidegate', 'VPN features: encryption, kill switch, no logs']],
  ['/vpn-server/japan-vpn', ['Tidegate', 'Servers', 'Japan']],
  ['/vpn-for-gaming/minecraft', ['Tidegate', 'VPN for gaming', 'Minecraft']],
  ['/download/smart-tvs/lg-tv', ['Tidegate', 'Downloads', 'Smart TVs', 'LG TV']],
  ['/download/game-host/xbox', ['Tidegate', 'Downloads', 'Xbox']],
  ['/affiliate/steps', ['Tidegate', 'Affiliate programme', 'How to become a partner']],
])('the breadcrumb of %s lists every level', async (sitePath, names) => {
  const document = await createDocument('en', sitePath);

  expect(document?.breadcrumbs.map(({ title }) => title)).toEqual(names);
  expect(document?.breadcrumbs.at(-1)?.path).toBe(sitePath);
});

test('a part has its title in the language of its text', async () => {
  const document = await createDocument('ar', '/studentbeans/plan');

  expect(document?.breadcrumbs.map(({ language }) => language)).toEqual([
    undefined,
    undefined,
    'ar',
  ]);
});

test('the token of a build selects only that version', async () => {
  const page = await createDocument('de', '/download/windows');
  const [token] = page?.sections.flatMap((section) =>
    section.kind === 'builds' ? section.builds.map((build) => build.token) : [],
  ) ?? [''];

  expect(token).toMatch(/^[0-9a-f]{16}$/);
  expect(await createDocument('de', `/download/${token ?? ''}`)).toMatchObject({
    layout: 'single',
    isIndexed: false,
    sections: [{ kind: 'builds', builds: [{ id: 'windows' }] }],
  });
  expect(await createDocument('de', '/download/0123456789abcdef')).toBeUndefined();
  expect(await createDocument('de', `/download/windows/${token ?? ''}x`)).toBeUndefined();
});

test.each([
  ['of the catalogue', { currency: 'GBP', firstMinor: 3999, renewalMinor: 4499 } as const],
  ['that is not known', undefined],
])('the home page shows the price %s', async (_, price) => {
  const visit = { searchParams: new URLSearchParams(), platform: undefined };
  const page = await createDocument('en', '/', { ...visit, findYearlyPrice: async () => price });

  expect(page?.sections[0]).toHaveProperty('heading');
  expect(page?.sections.map((section) => 'price' in section && section.price)).toContain(
    price ? '£39.99 for a year today, then £44.99 a year.' : false,
  );
});

test.each([
  ['/download/android', 'phone'],
  ['/download/mac', 'window'],
  ['/download/smart-tvs/lg-tv', 'television'],
])('%s shows the app on a %s, connected to a city of the fleet', async (path, frame) => {
  const hero = (await createDocument('en', path))?.sections[0];

  expect(hero).toMatchObject({
    art: {
      picture: 'app',
      frame,
      status: { off: 'Not connected', on: 'Connected' },
      duration: '12 min',
      address: { before: '203.0.113.254', after: '198.51.100.50' },
    },
  });
  expect(hero).toHaveProperty('art.places.0', { city: 'Amsterdam', country: 'Netherlands' });
});

test('the app on the page of a country is connected to a city of that country', async () => {
  const page = await createDocument('en', '/vpn-server/japan-vpn');

  expect(page?.sections[0]).toMatchObject({
    art: {
      places: [
        { city: 'Tokyo', country: 'Japan' },
        { city: 'Amsterdam', country: 'Netherlands' },
        { city: 'São Paulo', country: 'Brazil' },
        { city: 'Johannesburg', country: 'South Africa' },
        { city: 'Toronto', country: 'Canada' },
      ],
    },
  });
});

test('no server has the address from before the connection', async () => {
  const { fleet } = await readSiteContent(contentDir);
  const addresses = fleet.countries.flatMap(({ cities }) =>
    cities.flatMap((city) => city.addresses),
  );

  expect(addresses).not.toContain('203.0.113.254');
});

test('charts of neighbouring pages are different sheets', async () => {
  const paths = ['/aboutus', '/30-days', '/affiliate', '/vpn-services'];
  const pages = await Promise.all(paths.map((path) => createDocument('en', path)));
  const sheets = pages
    .map((page) => page?.sections[0])
    .map((hero) => hero && 'art' in hero && hero.art);

  expect(sheets).toEqual(
    paths.map(() => ({ picture: 'lockHarbour', sheet: expect.any(Number) as number })),
  );
  expect(new Set(sheets.map((art) => JSON.stringify(art))).size).toBe(paths.length);
});

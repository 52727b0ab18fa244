import type { Language } from '@tidegate/contracts/languages';
import type { PageSection } from '../../../pages/sections/pageSection';
import { createDocument } from '../../testing/siteDocuments';

type Kind = PageSection['kind'];

async function open(sitePath: string, language: Language = 'en') {
  const [path = '', search] = sitePath.split('?');
  const visit = { searchParams: new URLSearchParams(search), platform: undefined };
  const page = await createDocument(language, path, visit);
  if (!page) throw new Error(`there is no page at ${sitePath}`);
  const find = <Wanted extends Kind>(kind: Wanted) => {
    const section = page.sections.find((one) => one.kind === kind);
    if (!section) throw new Error(`${sitePath} has no section ${kind}`);
    return section as Extract<PageSection, { kind: Wanted }>;
  };
  return { page, find };
}

async function openList(search = '', language: Language = 'en') {
  const { find } = await open(`/vpn-server?${search}`, language);
  return find('servers');
}

const namesOf = ({ countries }: { countries: readonly { name: string }[] }) =>
  countries.map(({ name }) => name);

test('every country is listed by name, and links to its page where it has one', async () => {
  const list = await openList();

  expect(namesOf(list).slice(0, 3)).toEqual(['Argentina', 'Australia', 'Austria']);
  expect(list.countries[1]?.page).toBe('/vpn-server/australia-vpn');
  expect(list.countries[2]?.page).toBeUndefined();
});

test('the numbers of the page are the totals of its list', async () => {
  const { page, find } = await open('/vpn-server');
  const { countries } = find('servers');
  const cities = countries.flatMap((country) => country.cities);
  const servers = cities.reduce((sum, city) => sum + city.servers, 0);

  expect(find('figures').figures.map(({ figure }) => figure)).toEqual([
    servers,
    cities.length,
    countries.length,
  ]);
  expect(page.head.description).toContain(`${servers} VPN servers in ${cities.length} cities`);
});

test('countries and regions are named in the visitor’s language', async () => {
  const list = await openList('', 'de');

  expect(namesOf(list)).toContain('Vereinigte Staaten');
  expect(list.regions.choices.map(({ label }) => label)).toContain('Europa');
  expect(list.namesLanguage).toBe('de');
});

test.each([
  ['the name of a country', 'q=brazil', ['Brazil']],
  ['a city without its accents', 'q=sao%20paulo', ['Brazil']],
  ['part of a name in capitals', 'q=NETHER', ['Netherlands']],
  ['a region', 'region=009', ['Australia', 'New Zealand']],
  ['a name in another region', 'q=brazil&region=150', []],
  ['nothing that exists', 'q=atlantis', []],
])('%s finds what matches', async (_, search, names) => {
  expect(namesOf(await openList(search))).toEqual(names);
});

test('a country is found by its English name in every language', async () => {
  expect(namesOf(await openList('q=germany', 'ja'))).toEqual(['ドイツ']);
});

test('a match of a city shows that city, a match of a country all its cities', async () => {
  const citiesOf = async (text: string) =>
    (await openList(`q=${text}`)).countries[0]?.cities.map(({ name }) => name);

  expect(await citiesOf('Osaka')).toEqual(['Osaka']);
  expect(await citiesOf('Japan')).toEqual(['Tokyo', 'Osaka']);
});

test('the list shows its totals', async () => {
  expect((await openList('q=Osaka')).found).toBe('1 country or territory, 1 city, 6 servers');
});

test('sorted by servers, the largest country comes first', async () => {
  const list = await openList('sort=servers');

  expect(namesOf(list).slice(0, 2)).toEqual(['United States', 'Germany']);
});

test('a filter link keeps the chosen order and search text', async () => {
  const { regions, order, form } = await openList('q=a&sort=servers&region=142');
  const europe = regions.choices.find(({ label }) => label === 'Europe');

  expect(europe?.to).toBe('/vpn-server?q=a&region=150&sort=servers#servers');
  expect(order.choices[0]?.to).toBe('/vpn-server?q=a&region=142#servers');
  expect(form).toEqual({
    text: 'a',
    kept: [
      ['region', '142'],
      ['sort', 'servers'],
    ],
  });
});

test('a search without filters adds none', async () => {
  expect((await openList()).form).toEqual({ text: '', kept: [] });
});

test('invalid query parameters show the whole list', async () => {
  const list = await openList('region=Atlantis&sort=colour');

  expect(list.countries).toHaveLength((await openList()).countries.length);
  expect(list.regions.choices[0]?.isChosen).toBe(true);
});

test('the map marks the listed cities', async () => {
  const { marks } = await openList('q=japan');

  expect(marks.filter(({ isShown }) => isShown)).toHaveLength(2);
  expect(marks.length).toBeGreaterThan(50);
});

test('a country page lists its cities and describes the country', async () => {
  const { page, find } = await open('/vpn-server/japan-vpn');
  const headings = page.sections.map(({ heading }) => heading);

  expect(find('cities').cities.map(({ name }) => name)).toEqual(['Tokyo', 'Osaka']);
  expect(find('cities').chart.places.map(({ name }) => name)).toEqual(['Tokyo', 'Osaka']);
  expect(headings).toContain('Tokyo and Osaka on the network');
  expect(headings).not.toContain('Choose your coast');
});

test('a country page has its title in the visitor’s language', async () => {
  const { page } = await open('/vpn-server/hongkong-vpn', 'de');

  expect(page.head.title).toBe('Hongkong: VPN-Server, Städte, Nutzung, Recht');
  expect(page.sections[0]?.heading).toBe('VPN-Server: Hongkong');
});

test.each(['/vpn-server/atlantis-vpn', '/vpn-server/[country]'])(
  'there is no page at %s',
  async (path) => {
    await expect(open(path)).rejects.toThrow('there is no page');
  },
);

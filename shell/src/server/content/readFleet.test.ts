import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { countFleet, readFleet } from './readFleet';

const city = {
  name: 'Lisbon',
  latitude: 38.72,
  longitude: -9.14,
  servers: 4,
  addresses: ['192.0.2.7', '2001:db8:7::1'],
};

async function readWith(change: Partial<typeof city>) {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'fleet-')), 'fleet.json');
  const country = { code: 'PT', region: '150', cities: [{ ...city, ...change }] };
  await writeFile(file, JSON.stringify({ countries: [country] }));
  return readFleet(file);
}

test('a fleet adds up to its countries, cities and servers', async () => {
  const { countries } = await readWith({});

  expect(countFleet(countries)).toEqual({ countries: 1, cities: 1, servers: 4 });
});

test.each([
  ['an address that somebody may have', { addresses: ['8.8.8.8'] }],
  ['an address of the new kind that somebody may have', { addresses: ['2a00:1450::1'] }],
  ['no address', { addresses: [] }],
  ['a place that is not on Earth', { latitude: 138.72 }],
  ['half a server', { servers: 0.5 }],
])('a city with %s is refused', async (_, change) => {
  await expect(readWith(change)).rejects.toThrow(/Invalid/);
});

test('the fleet of the site has each country and each address once', async () => {
  const { countries } = await readFleet(path.join(process.cwd(), 'shell/content/fleet.json'));
  const addresses = countries.flatMap(({ cities }) => cities.flatMap((one) => one.addresses));

  expect(countries.length).toBeGreaterThan(45);
  expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
  expect(new Set(addresses).size).toBe(addresses.length);
});

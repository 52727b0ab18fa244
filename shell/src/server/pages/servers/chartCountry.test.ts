import { readFleet } from '../../content/readFleet';
import { chartCountry, chartSize } from './chartCountry';

const aCity = (name: string, longitude: number, latitude: number, servers = 1) => ({
  ...{ name, longitude, latitude, servers },
});

test('a single city is in the middle of a chart that is 18 degrees wide', () => {
  const { transform, places } = chartCountry([aCity('Null Island', 0, 0)]);

  expect(places).toEqual([{ name: 'Null Island', x: 180, y: 120, side: 'east' }]);
  expect(transform).toBe(`translate(180 120) scale(${chartSize.width / 18 / 5} 4)`);
});

test('a chart shows degrees of longitude and latitude in the ratio of their lengths', () => {
  const { transform } = chartCountry([aCity('Oslo', 10, 60)]);

  expect(transform).toContain('scale(4 8)');
});

test('cities at the edges of a country keep a margin, north above and east at the right', () => {
  const { places } = chartCountry([aCity('West', -120, 30), aCity('East', -80, 45)]);

  expect(places).toEqual([
    { name: 'West', x: 84, y: expect.closeTo(165.38, 1) as number, side: 'east' },
    { name: 'East', x: 276, y: expect.closeTo(74.62, 1) as number, side: 'east' },
  ]);
});

test('of two near cities the larger one has its label at the right', () => {
  const { places } = chartCountry([aCity('Small', 0, 0), aCity('Large', 2, 0, 9)]);

  expect(places.map(({ name, side }) => [name, side])).toEqual([
    ['Large', 'east'],
    ['Small', 'west'],
  ]);
});

test('a city without room has a dot and no label', () => {
  const names = ['One', 'Two', 'Three', 'Four', 'Five'];
  const { places } = chartCountry(names.map((name) => aCity(name, 0, 0)));

  expect(places.map(({ side }) => side)).toEqual([
    ...['east', 'west', 'north', 'south'],
    undefined,
  ]);
});

test('every city of the fleet has a label', async () => {
  const { countries } = await readFleet('shell/content/fleet.json');

  const bare = countries.flatMap(({ cities }) =>
    chartCountry(cities).places.filter(({ side }) => side === undefined),
  );
  expect(bare).toEqual([]);
});

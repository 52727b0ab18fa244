import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { chart, markCities } from './markCities';

const drawing = 'shell/src/pages/sections/servers/world.svg';

test('the world map matches the output of its script', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['shell/drawWorld.js']);

  expect(stdout).toBe(await readFile(drawing, 'utf8'));
  expect(stdout).toMatch(/<path d="M[^"]{10000,}"/);
});

test('all cities are within the map', async () => {
  const [, viewBox = ''] = /viewBox="([^"]+)"/.exec(await readFile(drawing, 'utf8')) ?? [];
  const [west = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);

  expect([west / width, top / height]).toEqual([
    chart.west / chart.width,
    -chart.north / chart.height,
  ]);
  expect(width / height).toBe(chart.width / chart.height);
});

test('a city is placed by its longitude and latitude', () => {
  const city = { name: 'Null Island', latitude: 0, longitude: 0, servers: 3, addresses: [] };
  const countries = [{ code: 'ZZ', region: '009' as const, cities: [city] }];

  expect(markCities(countries, new Set([city]))).toEqual([
    { x: 50, y: 58.21, servers: 3, isShown: true },
  ]);
});

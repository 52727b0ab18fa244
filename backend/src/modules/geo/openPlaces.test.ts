import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { encodeMmdb } from '../../../testing/encodeMmdb';
import { openPlaces } from './openPlaces';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tidegate-geo-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('the database returns country, city and region', async () => {
  const file = join(folder, 'city.mmdb');
  await writeFile(
    file,
    encodeMmdb({
      '81.2.0.0/16': {
        country: { iso_code: 'GB' },
        city: { names: { en: 'London' } },
        subdivisions: [{ names: { en: 'England' } }],
      },
      '114.114.0.0/16': { country: { iso_code: 'CN' } },
    }),
  );

  const places = await openPlaces(file);

  expect(places.find('81.2.69.142')).toEqual({ countryCode: 'GB', location: 'London, England' });
  expect(places.find('114.114.114.114')).toEqual({ countryCode: 'CN', location: '' });
  expect(places.find('8.8.4.4')).toEqual({ countryCode: '', location: '' });
  expect(places.find('2400:3200::1')).toEqual({ countryCode: '', location: '' });
});

test('without a database every place is unknown', async () => {
  const places = await openPlaces(undefined);

  expect(places.find('81.2.69.142')).toEqual({ countryCode: '', location: '' });
});

test.each([
  ['is missing', undefined],
  ['is something else', Buffer.from('not a database')],
])('a file that %s is named in the error', async (_name, content) => {
  const file = join(folder, `${content?.length ?? 'missing'}.mmdb`);
  if (content) await writeFile(file, content);

  await expect(openPlaces(file)).rejects.toMatchObject({
    code: 'config.invalid',
    message: `GEOIP_MMDB: cannot read ${file}`,
  });
});

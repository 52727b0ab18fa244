import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentDir, createDocument } from '../testing/siteDocuments';
import { createFleetReader } from './createFleetReader';
import { readFleet } from './readFleet';

const search = (text: string) => ({
  searchParams: new URLSearchParams({ q: text }),
  platform: undefined,
});

async function findCities(text: string): Promise<string[]> {
  const page = await createDocument('de', '/vpn-server', search(text));
  const list = page?.sections.find((section) => section.kind === 'servers');
  return list?.countries.flatMap(({ cities }) => cities.map(({ name }) => name)) ?? [];
}

test('cities have the names of the language, and are found by them', async () => {
  expect(await findCities('münchen')).toEqual(['München']);
  expect(await findCities('munich')).toEqual(['München']);
});

test('the page of a country names its cities in its language', async () => {
  const page = await createDocument('ja', '/vpn-server/japan-vpn');

  expect(JSON.stringify(page?.sections)).toContain('大阪');
  expect(JSON.stringify(page?.sections)).not.toContain('Osaka');
});

test('a city without a name in a language is reported', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tidegate-locales-'));
  await mkdir(path.join(folder, 'de'));
  await writeFile(path.join(folder, 'de/cities.json'), '{}');
  const fleet = await readFleet(path.join(contentDir, 'fleet.json'));

  await expect(createFleetReader(folder, fleet)('de')).rejects.toThrow(
    /^de\/cities\.json does not name /,
  );
  await rm(folder, { recursive: true });
});

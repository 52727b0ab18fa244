import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import {
  footerSchema,
  headOverridesSchema,
  navigationSchema,
} from '@tidegate/contracts/api/localisation';
import { languages } from '@tidegate/contracts/languages';

import { loadDocuments } from './documentRepository';

const contentFolder = `${import.meta.dirname}/../../../content/l10n`;
const existingPaths = new Set([
  '/',
  '/features',
  '/pricing',
  '/blog',
  '/what-is-my-ip',
  '/aboutus',
  '/login',
  '/myAccount',
  '/blackfriday',
]);

test('a broken file is reported once and left out', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tidegate-l10n-'));
  await mkdir(join(folder, 'v1/de'), { recursive: true });
  await writeFile(join(folder, 'v1/de/head.json'), '{"title": ');
  await writeFile(join(folder, 'v1/de/list.json'), '[]');
  await writeFile(join(folder, 'v1/de/footer.json'), '{"rights": "Alle"}');
  const broken: string[] = [];

  const documents = await loadDocuments(folder, (file) => broken.push(file));

  const find = (path: string) => documents.find({ prefix: 'v1', language: 'de', path });
  expect(broken.toSorted()).toEqual(['v1/de/head.json', 'v1/de/list.json']);
  expect([find('head.json'), find('list.json'), find('missing.json')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(find('footer.json')).toEqual({ rights: 'Alle' });
  await rm(folder, { recursive: true });
});

test.each(languages)(
  'our words in %s are complete and link only to pages that exist',
  async (language) => {
    const documents = await loadDocuments(contentFolder, (file) => {
      throw new Error(`${file} is broken`);
    });
    const find = (path: string) => documents.find({ prefix: 'v1', language, path });

    const navigation = navigationSchema.parse(find('navigation.json'));
    const footer = footerSchema.parse(find('footer.json'));
    const head = headOverridesSchema.parse(find('head.json'));

    const { rights, ...groups } = footer;
    const links = [
      ...navigation.menu,
      ...navigation.user,
      ...Object.values(groups).flatMap((group) => group.links),
    ];
    expect(rights).not.toBe('');
    expect(links.filter(({ label }) => label.trim() === '')).toEqual([]);
    expect(links.filter(({ path }) => !existingPaths.has(path))).toEqual([]);
    expect(head).toEqual({});
  },
);

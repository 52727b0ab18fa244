import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import {
  footerSchema,
  headOverridesSchema,
  navigationSchema,
} from '@tidegate/contracts/api/content/schemas';
import { languages, type Language } from '@tidegate/contracts/languages';

import { loadDocuments } from './documentRepository';

const contentFolder = `${import.meta.dirname}/../../../content/l10n`;
const wellFormedPath = /^(?:\/[A-Za-z0-9_-]+)+$/;

async function readContent(language: Language) {
  const documents = await loadDocuments(contentFolder, (file) => {
    throw new Error(`${file} is broken`);
  });
  const find = (path: string) => documents.find({ prefix: 'v1', language, path });
  const { menu, user } = navigationSchema.parse(find('navigation.json'));
  const { rights, ...columns } = footerSchema.parse(find('footer.json'));
  return {
    head: headOverridesSchema.parse(find('head.json')),
    rights,
    lists: [menu, user, ...Object.values(columns).map(({ links }) => links)],
  };
}

test('a broken file is reported once and skipped', async () => {
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
  'the messages in %s are complete and contain the same links as in English',
  async (language) => {
    const { head, rights, lists } = await readContent(language);
    const english = await readContent('en');

    const links = lists.flat();
    const pathsOf = (all: typeof lists) => all.map((list) => list.map(({ path }) => path));
    expect(rights).not.toBe('');
    expect(links.filter(({ label }) => label.trim() === '')).toEqual([]);
    expect(links.filter(({ path }) => !wellFormedPath.test(path))).toEqual([]);
    expect(lists.filter((list) => list.length === 0)).toEqual([]);
    expect(pathsOf(lists)).toEqual(pathsOf(english.lists));
    expect(head).toEqual({});
  },
);

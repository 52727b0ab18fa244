import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pageParameters } from '@tidegate/contracts/remotes/pageParameters';

const rootDir = path.resolve(import.meta.dirname, '../..');

/** Read by the edge before a page is chosen, by script alone, or from the fields of a form. */
const readElsewhere = [
  ...['address', 'cjevent', 'invite_code', 'kind', 'nl', 'remote.off', 'step', 'utm_source'],
];

async function listSources(folder: string): Promise<string[]> {
  const entries = await readdir(path.join(rootDir, folder), {
    recursive: true,
    withFileTypes: true,
  });
  return entries
    .filter(({ name }) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map(({ parentPath, name }) => path.join(parentPath, name));
}

/** The names in `.get('name')` and `.has('name')` of files about the query of an address. */
async function listRead(file: string): Promise<string[]> {
  const source = await readFile(file, 'utf8');
  if (!/searchParams/i.test(source)) return [];
  return [...source.matchAll(/\.(?:get|getAll|has)\('([^']+)'\)/g)].map(([, name = '']) => name);
}

test('every query parameter that a page reads is in the table, so that pages are rendered with it', async () => {
  const folders = ['account', 'blog', 'campaigns', 'pricing', 'tools'].map(
    (remote) => `remotes/${remote}/src`,
  );
  const files = await Promise.all([...folders, 'shell/src'].map(listSources));
  const read = new Set((await Promise.all(files.flat().map(listRead))).flat());
  const known: readonly string[] = [...pageParameters, ...readElsewhere];

  expect(read.size).toBeGreaterThan(15);
  expect([...read].filter((name) => !known.includes(name))).toEqual([]);
});

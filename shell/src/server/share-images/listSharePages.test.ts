import path from 'node:path';
import { languages } from '@tidegate/contracts/languages';
import { listShellPaths } from '../discovery/listPaths';
import { listSharePages, type SharePage } from './listSharePages';

const shellDir = path.join(process.cwd(), 'shell');
let pages: SharePage[] = [];

beforeAll(async () => {
  pages = await listSharePages({
    localesDir: path.join(shellDir, 'locales'),
    contentDir: path.join(shellDir, 'content'),
  });
});

test('every indexed page of the shell has a title and a file in each language', () => {
  const texts = pages.flatMap((page) => page.texts);
  const listed = new Set(pages.map((page) => page.path));

  expect(listShellPaths().filter((indexed) => !listed.has(indexed))).toEqual([]);
  expect(texts).toHaveLength(pages.length * languages.length);
  expect(new Set(texts.map(({ file }) => file)).size).toBe(texts.length);
  expect(texts.filter(({ title }) => title === '' || title.includes('{{'))).toEqual([]);
});

test('a page about a country has its translated title and its cities', () => {
  const page = pages.find((one) => one.path === '/vpn-server/germany-vpn');

  const arabic = page?.texts.find(({ language }) => language === 'ar');
  expect(arabic).toMatchObject({ file: 'ar/vpn-server/germany-vpn.jpg', direction: 'rtl' });
  expect(arabic?.title).toContain('ألمانيا');
  expect(page?.cities?.map(({ name }) => name)).toContain('Berlin');
  expect(pages.find((one) => one.path === '/features')?.cities).toBeUndefined();
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { footerSchema, navigationSchema } from '@tidegate/contracts/api/content/schemas';
import { languages } from '@tidegate/contracts/languages';
import { findOwner } from '@tidegate/contracts/remotes/findOwner';
import { toCanonicalPath } from './paths/toCanonicalPath';
import { findPage } from './findPage';

const folder = path.join(process.cwd(), 'backend/content/l10n/v1');

function readDocument(language: string, file: string): unknown {
  return JSON.parse(readFileSync(path.join(folder, language, file), 'utf8'));
}

function listPaths(language: string): string[] {
  const { menu, user } = navigationSchema.parse(readDocument(language, 'navigation.json'));
  const footer = footerSchema.parse(readDocument(language, 'footer.json'));
  const { products, learnMore, about, partners, help } = footer;
  const columns = [products, learnMore, about, partners, help];
  const links = [menu, user, ...columns.map((column) => column.links)].flat();
  return [...new Set(links.map((link) => link.path))];
}

function isPage(sitePath: string): boolean {
  const found = findPage(sitePath);
  return found ? found.part === undefined : findOwner(sitePath) !== undefined;
}

test.each(languages)('every link of menu and footer leads to a page in %s', (language) => {
  const paths = listPaths(language);

  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((linked) => !isPage(linked))).toEqual([]);
  expect(paths.filter((linked) => toCanonicalPath(linked) !== linked)).toEqual([]);
});

import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { reservedPaths } from '@tidegate/contracts/api/blog/endpoints';
import { parseUnikey } from '@tidegate/contracts/api/blog/parseUnikey';
import { unikeySchema } from '@tidegate/contracts/api/blog/schemas';
import { languages } from '@tidegate/contracts/languages';
import * as z from 'zod/mini';

import { readContent } from '../../../readContent';
import { readBlogContent } from './readBlogContent';

const root = `${import.meta.dirname}/../../../..`;
const folders = { contentFolder: `${root}/content`, localesFolder: `${root}/locales` };

const messagesSchema = z.object({
  sections: z.record(z.string(), z.record(z.string(), z.string())),
});

/** A link that `links.json` lacks would stay an element of its own name. */
const elements =
  'a p h2 ul ol li dl dt dd strong em code figure figcaption svg rect path text'.split(' ');

async function listBodies() {
  const { articles } = await readBlogContent(folders);
  return articles.flatMap(({ unikey, texts }) =>
    texts.map(({ language, bodyHtml }) => ({ unikey, language, body: bodyHtml ?? '' })),
  );
}

function listTargets(body: string) {
  return [...body.matchAll(/href="([^"]*)"/g)].map(([, target]) => target);
}

test('every built-in article has texts and a body in every language', async () => {
  const { articles, categories } = await readBlogContent(folders);

  expect(articles).toHaveLength(8);
  const keys = categories.map(({ key }) => key);
  for (const { category, texts } of articles) {
    expect(keys).toContain(category);
    expect(texts.map(({ language }) => language)).toEqual([...languages]);
    for (const { title, excerpt } of texts) {
      expect(title.length).toBeGreaterThan(5);
      expect(title.length).toBeLessThan(75);
      expect(excerpt.length).toBeGreaterThan(30);
      expect(excerpt.length).toBeLessThan(175);
    }
    for (const { readingMinutes } of texts) expect(readingMinutes).toBeGreaterThanOrEqual(3);
  }
});

test('every built-in article has an unambiguous path and named tags', async () => {
  const { articles, tags } = await readBlogContent(folders);

  const named = tags.map(({ key }) => key);
  expect(articles).toHaveLength(8);
  for (const { unikey, tags: keys } of articles) {
    expect(unikeySchema.safeParse(unikey).success).toBe(true);
    expect(parseUnikey(unikey)).toEqual({ kind: 'path', path: unikey });
    expect(reservedPaths).not.toContain(unikey);
    expect(named).toEqual(expect.arrayContaining(keys));
  }
});

test('every built-in article has a figure that is named and explained', async () => {
  const bodies = await listBodies();

  expect(bodies).toHaveLength(8 * languages.length);
  for (const { body } of bodies) {
    expect(body).toMatch(/<svg[^>]* role="img"[^>]* aria-label="[^"]{20,}"/);
    expect(body).toMatch(/<\/svg>\s*<figcaption>[^<]{20,}/);
  }
});

test('article bodies contain only safe and balanced HTML', async () => {
  const bodies = await listBodies();

  expect(bodies).toHaveLength(8 * languages.length);
  for (const { unikey, language, body } of bodies) {
    expect(body).not.toMatch(/\son\w+=|style=|javascript:/i);
    const opened = [...body.matchAll(/<([a-z]\w*)/gi)].map(([, tag]) => tag).toSorted();
    const closed = [...body.matchAll(/<\/([a-z]\w*)/gi)].map(([, tag]) => tag).toSorted();
    expect(opened).toEqual(closed);
    const unknown = new Set(opened.filter((tag) => !elements.includes(tag ?? '')));
    expect([unikey, language, [...unknown]]).toEqual([unikey, language, []]);
  }
});

test.each(languages)(
  'in %s every article has exactly the messages of its placeholders',
  async (language) => {
    const { articles } = await readBlogContent(folders);

    for (const { unikey } of articles) {
      const file = `${language}/pages/blog/${unikey}.json`;
      const { sections } = await readContent(folders.localesFolder, file, messagesSchema);
      const template = await readFile(`${folders.contentFolder}/blog/${unikey}/body.html`, 'utf8');
      const keys = Object.entries(sections).flatMap(([section, texts]) =>
        Object.keys(texts).map((name) => `${section}.${name}`),
      );
      const placeholders = [...template.matchAll(/\{\{(.*?)\}\}/g)].map(([, key]) => key);
      expect([file, keys.toSorted()]).toEqual([file, [...new Set(placeholders)].toSorted()]);
    }
  },
);

test('no article body contains a placeholder', async () => {
  for (const { body } of await listBodies()) expect(body).not.toContain('{{');
});

test('links of an article are relative, and the same in every language', async () => {
  const bodies = await listBodies();

  const targets = bodies.flatMap(({ body }) => listTargets(body));
  expect(targets).toContain('../what-is-my-ip');
  expect(targets.filter((target) => !target?.startsWith('../'))).toEqual([]);
  for (const { unikey, body } of bodies) {
    const english = bodies.find((each) => each.unikey === unikey && each.language === 'en');
    const expected = listTargets(english?.body ?? '');
    expect([unikey, listTargets(body).toSorted()]).toEqual([unikey, expected.toSorted()]);
  }
});

test('an article without translated sections has no body in that language', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tidegate-blog-'));
  const copies = { contentFolder: join(folder, 'content'), localesFolder: join(folder, 'locales') };
  await cp(folders.contentFolder, copies.contentFolder, { recursive: true });
  await cp(folders.localesFolder, copies.localesFolder, { recursive: true });
  const untranslated = { title: 'IP-adressen', excerpt: 'Zo lees je een adres' };
  await writeFile(
    join(copies.localesFolder, 'nl/pages/blog/reading-an-ip-address.json'),
    JSON.stringify(untranslated),
  );

  const { articles } = await readBlogContent(copies);
  await rm(folder, { recursive: true });

  const article = articles.find(({ unikey }) => unikey === 'reading-an-ip-address');
  expect(article?.texts.filter(({ bodyHtml }) => bodyHtml === null)).toEqual([
    { language: 'nl', ...untranslated, bodyHtml: null, readingMinutes: null },
  ]);
});

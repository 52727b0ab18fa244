import { reservedPaths } from '@tidegate/contracts/api/blog/endpoints';
import { parseUnikey } from '@tidegate/contracts/api/blog/parseUnikey';
import { unikeySchema } from '@tidegate/contracts/api/blog/schemas';
import { languages } from '@tidegate/contracts/languages';

import { readBlogContent } from './blogContent';

const contentFolder = `${import.meta.dirname}/../../../content`;

test('every built-in article has texts in every language and an English body', async () => {
  const { articles, categories } = await readBlogContent(contentFolder);

  expect(articles).toHaveLength(6);
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
    const english = texts.find(({ language }) => language === 'en');
    expect(english?.readingMinutes).toBeGreaterThanOrEqual(3);
  }
});

test('every built-in article has an unambiguous path and named tags', async () => {
  const { articles, tags } = await readBlogContent(contentFolder);

  const named = tags.map(({ key }) => key);
  expect(articles).toHaveLength(6);
  for (const { unikey, tags: keys } of articles) {
    expect(unikeySchema.safeParse(unikey).success).toBe(true);
    expect(parseUnikey(unikey)).toEqual({ kind: 'path', path: unikey });
    expect(reservedPaths).not.toContain(unikey);
    expect(named).toEqual(expect.arrayContaining(keys));
  }
});

test('every built-in article has a figure that is named and explained', async () => {
  const { articles } = await readBlogContent(contentFolder);

  const bodies = articles.flatMap(({ texts }) => texts.flatMap(({ bodyHtml }) => bodyHtml ?? []));

  expect(bodies).toHaveLength(6);
  for (const body of bodies) {
    expect(body).toMatch(/<svg[^>]* role="img"[^>]* aria-label="[^"]{20,}"/);
    expect(body).toMatch(/<\/svg>\s*<figcaption>[^<]{20,}/);
  }
});

test('article bodies contain only safe and balanced HTML', async () => {
  const { articles } = await readBlogContent(contentFolder);

  const bodies = articles.flatMap(({ texts }) => texts.flatMap(({ bodyHtml }) => bodyHtml ?? []));

  expect(bodies).toHaveLength(6);
  for (const body of bodies) {
    expect(body).not.toMatch(/<(?:script|style|iframe|img|h1)|\son\w+=|style=/i);
    const opened = [...body.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, tag]) => tag).toSorted();
    const closed = [...body.matchAll(/<\/([a-z][a-z0-9]*)/g)].map(([, tag]) => tag).toSorted();
    expect(opened).toEqual(closed);
  }
});

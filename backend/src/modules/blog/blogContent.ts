import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { languageSchema } from '@tidegate/contracts/api/fieldSchemas';
import { type Language, languages } from '@tidegate/contracts/languages';
import * as z from 'zod/mini';

import { readContent } from '../../readContent';
import { toPlainText } from './toPlainText';

const readingSpeed = 220;

const labelsSchema = z.array(
  z.object({ key: z.string(), labels: z.record(languageSchema, z.string()) }),
);

const articleSchema = z.object({
  category: z.string(),
  tags: z.array(z.string()),
  wordpressPost: z.optional(z.int()),
  author: z.string(),
  publishedAt: z.iso.datetime(),
  texts: z.record(languageSchema, z.object({ title: z.string(), excerpt: z.string() })),
});

/** Names of a category or tag. English replaces a missing translation. */
export interface SeedLabels {
  key: string;
  labels: Partial<Record<Language, string>>;
}

export interface SeedText {
  language: Language;
  title: string;
  excerpt: string;
  bodyHtml: string | null;
  readingMinutes: number | null;
}

export interface SeedArticle {
  unikey: string;
  category: string;
  tags: string[];
  wordpressPost: number | null;
  author: string;
  publishedAt: Date;
  texts: SeedText[];
}

export interface BlogContent {
  categories: SeedLabels[];
  tags: SeedLabels[];
  articles: SeedArticle[];
}

/** Reads the built-in articles: a folder each, with `article.json` and `<language>.html`. */
export async function readBlogContent(contentFolder: string): Promise<BlogContent> {
  const entries = await readdir(join(contentFolder, 'blog'), { withFileTypes: true });
  const unikeys = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return {
    categories: await readContent(contentFolder, 'blog/categories.json', labelsSchema),
    tags: await readContent(contentFolder, 'blog/tags.json', labelsSchema),
    articles: await Promise.all(unikeys.map((unikey) => readArticle(contentFolder, unikey))),
  };
}

async function readArticle(contentFolder: string, unikey: string): Promise<SeedArticle> {
  const folder = join('blog', unikey);
  const article = await readContent(contentFolder, join(folder, 'article.json'), articleSchema);
  const files = await readdir(join(contentFolder, folder));
  const texts = languages.map(async (language): Promise<SeedText> => {
    const file = `${language}.html`;
    const bodyHtml = files.includes(file)
      ? await readFile(join(contentFolder, folder, file), 'utf8')
      : null;
    const readingMinutes = bodyHtml === null ? null : estimateReadingMinutes(bodyHtml);
    return { language, ...article.texts[language], bodyHtml, readingMinutes };
  });
  return {
    unikey,
    category: article.category,
    tags: article.tags,
    wordpressPost: article.wordpressPost ?? null,
    author: article.author,
    publishedAt: new Date(article.publishedAt),
    texts: await Promise.all(texts),
  };
}

export function estimateReadingMinutes(html: string): number {
  const terms = toPlainText(html).split(' ').filter(Boolean);
  return Math.max(1, Math.round(terms.length / readingSpeed));
}

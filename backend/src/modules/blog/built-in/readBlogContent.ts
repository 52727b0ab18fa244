import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type Language, languages } from '@tidegate/contracts/languages';
import * as z from 'zod/mini';

import { readContent } from '../../../readContent';
import {
  estimateReadingMinutes,
  type BlogContent,
  type SeedArticle,
  type SeedLabels,
  type SeedText,
} from '../blogContent';
import { composeBody } from './composeBody';

const labels = z.record(z.string(), z.string());

type Labels = z.infer<typeof labels>;

/** `pages/blog.json` of a language. */
const blogMessagesSchema = z.object({ categories: labels, tags: labels });

type BlogMessages = z.infer<typeof blogMessagesSchema>;

/** `pages/blog/<unikey>.json` of a language. Without `sections`, the English body is shown. */
const articleMessagesSchema = z.object({
  title: z.string(),
  excerpt: z.string(),
  sections: z.optional(z.record(z.string(), labels)),
});

const articleSchema = z.object({
  category: z.string(),
  tags: z.array(z.string()),
  wordpressPost: z.optional(z.int()),
  author: z.string(),
  publishedAt: z.iso.datetime(),
});

/** Where the built-in articles and their messages are. */
export interface BlogFolders {
  contentFolder: string;
  localesFolder: string;
}

/**
 * Reads the built-in articles. Each is a folder with `article.json` and `body.html`, whose placeholders
 * such as `{{section.p1}}` stand for messages below `locales/<language>/pages/blog`.
 */
export async function readBlogContent(folders: BlogFolders): Promise<BlogContent> {
  const { contentFolder, localesFolder } = folders;
  const entries = await readdir(join(contentFolder, 'blog'), { withFileTypes: true });
  const links = await readContent(contentFolder, 'blog/links.json', labels);
  const unikeys = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const messages = await Promise.all(
    languages.map(
      async (language) =>
        [
          language,
          await readContent(localesFolder, `${language}/pages/blog.json`, blogMessagesSchema),
        ] as const,
    ),
  );
  const articles = await Promise.all(unikeys.map((unikey) => readArticle(folders, unikey, links)));
  const categories = await readContent(contentFolder, 'blog/categories.json', z.array(z.string()));
  const tags = new Set(articles.flatMap((article) => article.tags));
  return {
    categories: categories.map((key) => nameLabel(key, 'categories', messages)),
    tags: [...tags].map((key) => nameLabel(key, 'tags', messages)),
    articles,
  };
}

function nameLabel(
  key: string,
  kind: keyof BlogMessages,
  messages: readonly (readonly [Language, BlogMessages])[],
): SeedLabels {
  return {
    key,
    labels: Object.fromEntries(messages.map(([language, texts]) => [language, texts[kind][key]])),
  };
}

async function readArticle(
  { contentFolder, localesFolder }: BlogFolders,
  unikey: string,
  links: Labels,
): Promise<SeedArticle> {
  const folder = join('blog', unikey);
  const { publishedAt, ...article } = await readContent(
    contentFolder,
    join(folder, 'article.json'),
    articleSchema,
  );
  const template = await readFile(join(contentFolder, folder, 'body.html'), 'utf8');
  const texts = languages.map(async (language): Promise<SeedText> => {
    const file = `${language}/pages/blog/${unikey}.json`;
    const { title, excerpt, sections } = await readContent(
      localesFolder,
      file,
      articleMessagesSchema,
    );
    const bodyHtml = sections ? composeBody(template, { sections, links, file }) : null;
    const readingMinutes = bodyHtml === null ? null : estimateReadingMinutes(bodyHtml);
    return { language, title, excerpt, bodyHtml, readingMinutes };
  });
  return {
    ...article,
    unikey,
    wordpressPost: article.wordpressPost ?? null,
    publishedAt: new Date(publishedAt),
    texts: await Promise.all(texts),
  };
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';

import type { SiteTables } from '../../tables';
import type { ArticleSite } from './articleHead';
import { articleRepository } from './articleRepository';
import { articleRoutes } from './articleRoutes';
import { articleService } from './articleService';
import { readBlogContent } from './blogContent';
import { seedBlog } from './blogSeed';

export interface BlogOptions {
  db: Kysely<SiteTables>;
  contentFolder: string;
  site: ArticleSite;
  now: () => Date;
}

export interface Blog {
  routes: FastifyPluginAsyncZod;
  /** Writes the articles of the content folder. */
  seed(): Promise<void>;
}

export function createBlog({ db, contentFolder, site, now }: BlogOptions): Blog {
  return {
    routes: articleRoutes(articleService({ articles: articleRepository(db), site, now })),
    seed: async () => seedBlog(db, await readBlogContent(contentFolder)),
  };
}

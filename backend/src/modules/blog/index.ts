import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';
import type { ArticleSite } from './writeArticleHead';
import { articleDiscoveryRepository } from './articleDiscoveryRepository';
import { articleDiscoveryRoutes } from './articleDiscoveryRoutes';
import { articleDiscoveryService } from './articleDiscoveryService';
import { articleRepository } from './articleRepository';
import { articleRoutes } from './articleRoutes';
import { articleService } from './articleService';
import { readBlogContent, type BlogFolders } from './built-in/readBlogContent';
import { blogContentRepository } from './blogContentRepository';
import { seedBlog } from './seedBlog';

export { importWordpress, type ImportReport } from './wordpress/importWordpress';

export interface BlogOptions {
  db: Kysely<SiteTables>;
  folders: BlogFolders;
  site: ArticleSite;
  now: () => Date;
}

export interface Blog {
  routes: FastifyPluginAsyncZod;
  /** Stores the articles of the content folder. */
  seed(): Promise<void>;
}

export function createBlog({ db, folders, site, now }: BlogOptions): Blog {
  const articles = articleRepository(db);
  const discovery = articleDiscoveryRepository(db);
  return {
    routes: async (app) => {
      await app.register(articleRoutes(articleService({ articles, site, now })));
      await app.register(
        articleDiscoveryRoutes(articleDiscoveryService({ articles, discovery, now })),
      );
    },
    seed: async () => seedBlog(blogContentRepository(db), await readBlogContent(folders)),
  };
}

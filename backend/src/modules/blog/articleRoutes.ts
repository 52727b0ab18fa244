import {
  articleHeadPath,
  articleListPath,
  articlePath,
  categoryListPath,
} from '@tidegate/contracts/api/blog/endpoints';
import {
  articleHeadRequestSchema,
  articleHeadSchema,
  articleReplySchema,
  articleRequestSchema,
  listArticlesReplySchema,
  listArticlesRequestSchema,
  listCategoriesReplySchema,
  listCategoriesRequestSchema,
} from '@tidegate/contracts/api/blog/schemas';
import { succeed } from '@tidegate/contracts/errors/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import type { ArticleService } from './articleService';

const listSchema = {
  querystring: listArticlesRequestSchema,
  response: { 200: listArticlesReplySchema },
};
const articleSchema = { body: articleRequestSchema, response: { 200: articleReplySchema } };
const headSchema = { querystring: articleHeadRequestSchema, response: { 200: articleHeadSchema } };
const categoriesSchema = {
  querystring: listCategoriesRequestSchema,
  response: { 200: listCategoriesReplySchema },
};

export function articleRoutes(service: ArticleService): FastifyPluginAsyncZod {
  return async (app) => {
    const config = { isSharedAnswer: true } as const;
    app.get(articleListPath, { config, schema: listSchema }, async ({ query }) =>
      succeed(await service.list(query)),
    );
    app.post(articlePath, { config, schema: articleSchema }, async ({ body }) =>
      succeed(await service.get(body.unikey, body.language)),
    );
    app.get(articleHeadPath, { config, schema: headSchema }, ({ query }) =>
      service.getHead(query.slug, query.language),
    );
    app.get(categoryListPath, { config, schema: categoriesSchema }, async ({ query }) =>
      succeed(await service.listCategories(query.language)),
    );
  };
}

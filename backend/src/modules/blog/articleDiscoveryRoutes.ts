import {
  articleSearchPath,
  blogHomePath,
  recommendedArticlesPath,
  recommendedCategoriesPath,
  recommendedSearchesPath,
} from '@tidegate/contracts/api/blog/endpoints';
import {
  blogHomeReplySchema,
  blogHomeRequestSchema,
  recommendedArticlesReplySchema,
  recommendedArticlesRequestSchema,
  recommendedCategoriesReplySchema,
  recommendedCategoriesRequestSchema,
  recommendedSearchesReplySchema,
  recommendedSearchesRequestSchema,
  searchArticlesReplySchema,
  searchArticlesRequestSchema,
} from '@tidegate/contracts/api/blog/discoverySchemas';
import { succeed } from '@tidegate/contracts/errors/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import type { ArticleDiscoveryService } from './articleDiscoveryService';

const homeSchema = {
  querystring: blogHomeRequestSchema,
  response: { 200: blogHomeReplySchema },
};
const searchSchema = {
  querystring: searchArticlesRequestSchema,
  response: { 200: searchArticlesReplySchema },
};
const articlesSchema = {
  querystring: recommendedArticlesRequestSchema,
  response: { 200: recommendedArticlesReplySchema },
};
const searchesSchema = {
  querystring: recommendedSearchesRequestSchema,
  response: { 200: recommendedSearchesReplySchema },
};
const categoriesSchema = {
  querystring: recommendedCategoriesRequestSchema,
  response: { 200: recommendedCategoriesReplySchema },
};

export function articleDiscoveryRoutes(service: ArticleDiscoveryService): FastifyPluginAsyncZod {
  return async (app) => {
    const config = { isSharedAnswer: true } as const;
    app.get(blogHomePath, { config, schema: homeSchema }, async ({ query }) =>
      succeed(await service.getHome(query.language)),
    );
    app.get(articleSearchPath, { config, schema: searchSchema }, async ({ query }) =>
      succeed(await service.search(query)),
    );
    app.get(recommendedArticlesPath, { config, schema: articlesSchema }, async ({ query }) =>
      succeed(await service.recommend(query.unikey, query.language)),
    );
    app.get(recommendedSearchesPath, { config, schema: searchesSchema }, async ({ query }) =>
      succeed(await service.recommendSearches(query.language)),
    );
    app.get(recommendedCategoriesPath, { config, schema: categoriesSchema }, async ({ query }) =>
      succeed(await service.recommendCategories(query.language)),
    );
  };
}

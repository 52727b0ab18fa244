import { defaultLanguage, isLanguage, languages } from '@tidegate/contracts/languages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Backend } from '../backend-client/callBackend';
import { createFeed, feedLength } from '../discovery/feed';
import { listArticles, listSubjectPaths } from '../discovery/listArticles';
import { listRemotePaths, listShellPaths } from '../discovery/listPaths';
import { formatSitemap, formatSitemapIndex, type SitemapPage } from '../discovery/sitemap';
import type { LiveGeneration } from '../releases/registry-client/liveGeneration';
import type { ReleaseStore } from '../releases/releaseStore';
import { findOrigin } from '../http/requestOrigin';

const maxAge = 'public, max-age=600';
const mostInSitemap = 10_000;

/** API calls, and links that only change the language of another address. */
const notForCrawlers = ['/_site/', '/api/', '/*?nl=', '/*&nl='];

export function registerDiscovery(
  app: FastifyInstance,
  {
    live,
    releaseStore,
    backend,
    publicOrigin,
  }: {
    live: LiveGeneration;
    releaseStore: ReleaseStore;
    backend: Backend;
    publicOrigin?: string | undefined;
  },
): void {
  const originOf = (request: FastifyRequest) => findOrigin(request, publicOrigin);

  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', maxAge)
      .send(
        [
          'User-agent: *',
          ...notForCrawlers.map((path) => `Disallow: ${path}`),
          `Sitemap: ${originOf(request)}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );

  app.get('/sitemap.xml', (request, reply) =>
    reply
      .type('application/xml')
      .header('cache-control', maxAge)
      .send(formatSitemapIndex(originOf(request))),
  );

  app.get<{ Params: { language: string } }>('/sitemap-:language.xml', async (request, reply) => {
    const { language } = request.params;
    if (!isLanguage(language)) return reply.code(404).send();
    const [remotePaths, articles] = await Promise.all([
      listRemotePaths(live, releaseStore),
      listArticles(backend, language, mostInSitemap),
    ]);
    const pages: SitemapPage[] = [...listShellPaths(), ...remotePaths].map((path) => ({
      path,
      hasAlternates: !path.startsWith('/blog'),
    }));
    const subjects = listSubjectPaths(articles).map((path) => ({ path, hasAlternates: false }));
    const posts = articles.map(({ unikey, published_at: changedAt }): SitemapPage => ({
      path: `/blog/${unikey}`,
      changedAt,
      hasAlternates: false,
    }));
    return reply
      .type('application/xml')
      .header('cache-control', maxAge)
      .send(formatSitemap(originOf(request), language, [...pages, ...subjects, ...posts]));
  });

  for (const language of languages) {
    const blog = language === defaultLanguage ? '/blog' : `/${language}/blog`;
    for (const format of ['rss', 'atom'] as const) {
      app.get(`${blog}/${format}.xml`, async (request, reply) => {
        const articles = await listArticles(backend, language, feedLength);
        const feed = createFeed(originOf(request), language, articles);
        return reply
          .type(`application/${format}+xml; charset=utf-8`)
          .header('cache-control', maxAge)
          .send(format === 'rss' ? feed.rss2() : feed.atom1());
      });
    }
  }

  app.get('/favicon.ico', (_, reply) => reply.sendFile('favicon.ico'));
}

import {
  defaultLanguage,
  isLanguage,
  languages,
  type Language,
} from '@tidegate/contracts/languages';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Backend } from '../backend-client/backend';
import { createFeed, feedLength } from '../discovery/feed';
import { listArticles, listSubjectPaths } from '../discovery/listArticles';
import { listRemotePages, listShellPages } from '../discovery/listPaths';
import { formatSitemap, formatSitemapIndex, type SitemapPage } from '../discovery/sitemap';
import type { Documents } from '../pages/createDocuments';
import type { LiveGeneration } from '../releases/registry-client/followRegistry';
import type { ReleaseStore } from '../releases/createReleaseStore';

const mostInSitemap = 10_000;

/** API calls, and links that only change the language of another address. */
const notForCrawlers = ['/_site/', '/api/', '/*?nl=', '/*&nl='];

function formatRobots(origin: string): string {
  const refused = notForCrawlers.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...refused, `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

function send(reply: FastifyReply, contentType: string, text: string): FastifyReply {
  return reply.type(contentType).header('cache-control', 'public, max-age=600').send(text);
}

interface DiscoveryParts {
  live: LiveGeneration;
  releaseStore: ReleaseStore;
  backend: Backend;
  listUntranslated: Documents['listUntranslated'];
}

async function listSitemapPages(
  { live, releaseStore, backend, listUntranslated }: DiscoveryParts,
  language: Language,
): Promise<SitemapPage[]> {
  const [shellPages, remotePages, articles] = await Promise.all([
    listShellPages(language, listUntranslated),
    listRemotePages(live, releaseStore),
    listArticles(backend, language, mostInSitemap),
  ]);
  return [
    ...shellPages,
    ...remotePages,
    ...listSubjectPaths(articles).map((path) => ({ path, hasAlternates: false })),
    ...articles.map(({ unikey, published_at: changedAt }) => ({
      ...{ path: `/blog/${unikey}`, changedAt },
      hasAlternates: false,
    })),
  ];
}

export function registerDiscovery(app: FastifyInstance, parts: DiscoveryParts): void {
  app.get('/robots.txt', ({ siteOrigin }, reply) =>
    send(reply, 'text/plain; charset=utf-8', formatRobots(siteOrigin)),
  );

  app.get('/sitemap.xml', ({ siteOrigin }, reply) =>
    send(reply, 'application/xml', formatSitemapIndex(siteOrigin)),
  );

  app.get<{ Params: { language: string } }>(
    '/sitemap-:language.xml',
    async ({ params: { language }, siteOrigin }, reply) => {
      if (!isLanguage(language)) return reply.code(404).send();
      const pages = await listSitemapPages(parts, language);
      return send(reply, 'application/xml', formatSitemap(siteOrigin, language, pages));
    },
  );

  for (const language of languages) {
    const blog = language === defaultLanguage ? '/blog' : `/${language}/blog`;
    for (const format of ['rss', 'atom'] as const) {
      app.get(`${blog}/${format}.xml`, async ({ siteOrigin }, reply) => {
        const articles = await listArticles(parts.backend, language, feedLength);
        const feed = createFeed(siteOrigin, language, articles);
        const text = format === 'rss' ? feed.rss2() : feed.atom1();
        return send(reply, `application/${format}+xml; charset=utf-8`, text);
      });
    }
  }
}

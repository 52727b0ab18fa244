import { defaultLanguage, languages, type Language } from '@tidegate/contracts/languages';
import { toPrefixedPath } from '../../locale/prefix';
import { escapeMarkup } from '../rendering/escapeMarkup';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const schemas =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

export interface SitemapPage {
  /** Without language and device. */
  path: string;
  changedAt?: string;
  hasAlternates: boolean;
}

const element = (name: string, text: string) => `<${name}>${escapeMarkup(text)}</${name}>`;

/** Index of the sitemaps of all languages (sitemaps.org). */
export function formatSitemapIndex(origin: string): string {
  const maps = languages.map(
    (language) => `<sitemap>${element('loc', `${origin}/sitemap-${language}.xml`)}</sitemap>`,
  );
  return `${declaration}<sitemapindex ${schemas}>${maps.join('')}</sitemapindex>`;
}

function formatAlternates(origin: string, path: string): string {
  const link = (name: string, language: Language) =>
    `<xhtml:link rel="alternate" hreflang="${name}" href="${escapeMarkup(origin + toPrefixedPath(path, language, 'desktop'))}"/>`;
  const named = languages.map((language) => link(language, language));
  return [link('x-default', defaultLanguage), ...named].join('');
}

export function formatSitemap(
  origin: string,
  language: Language,
  pages: readonly SitemapPage[],
): string {
  const urls = pages.map(
    ({ path, changedAt, hasAlternates }) =>
      `<url>${element('loc', origin + toPrefixedPath(path, language, 'desktop'))}` +
      (changedAt === undefined ? '' : element('lastmod', changedAt)) +
      `${hasAlternates ? formatAlternates(origin, path) : ''}</url>`,
  );
  return `${declaration}<urlset ${schemas}>${urls.join('')}</urlset>`;
}

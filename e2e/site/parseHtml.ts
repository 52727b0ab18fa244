import { type CheerioAPI, load } from 'cheerio';

/** Parses like a browser without scripting: `noscript` content is part of the page. */
export function parseHtml(html: string): CheerioAPI {
  return load(html, { xml: { xmlMode: false, decodeEntities: true } });
}

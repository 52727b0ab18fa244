import { type CheerioAPI, load } from 'cheerio';

/** Parses as a browser without script does: what stands in a `noscript` is part of the page. */
export function parseHtml(html: string): CheerioAPI {
  return load(html, { xml: { xmlMode: false, decodeEntities: true } });
}

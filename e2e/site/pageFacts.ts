import { findForeignBlocks } from './findForeignBlocks';
import { parseHtml } from './parseHtml';

export interface PageFacts {
  url: string;
  status: number;
  /** The redirect target; empty without a redirect. */
  location: string;
  language: string;
  direction: string;
  device: string;
  layout: string;
  headings: number;
  title: string;
  description: string;
  canonical: string;
  robots: string;
  mobile: string;
  /** Addresses by language. */
  alternates: Record<string, string>;
  /** Starts of sections that are written in another language. */
  foreignBlocks: string[];
  /** Unique paths on this site. */
  links: string[];
}

export function readPageFacts(
  { url, status, location }: Pick<PageFacts, 'url' | 'status' | 'location'>,
  html: string,
): PageFacts {
  const $ = parseHtml(html);
  const { origin } = new URL(url);
  // Narrow roots keep the searches in a long page fast.
  const root = $.root().children('html');
  const head = root.children('head');
  const body = root.children('body');
  const read = (selector: string, attribute: string) => head.find(selector).attr(attribute) ?? '';
  const alternates = head
    .find('link[rel=alternate][hreflang]')
    .toArray()
    .map(({ attribs }) => [attribs['hreflang'], attribs['href'] ?? '']);
  const targets = body
    .find('a[href]')
    .toArray()
    .map(({ attribs }) => new URL(attribs['href'] ?? '', url))
    .filter((target) => target.origin === origin)
    .map(({ pathname, search }) => pathname + search);
  const language = root.attr('lang') ?? '';
  return {
    url,
    status,
    location,
    language,
    direction: root.attr('dir') ?? '',
    device: root.attr('data-device') ?? '',
    layout: body.attr('data-layout') ?? '',
    headings: body.find('h1').length,
    title: head.children('title').text(),
    description: read('meta[name=description]', 'content'),
    canonical: read('link[rel=canonical]', 'href'),
    robots: read('meta[name=robots]', 'content'),
    mobile: read('link[rel=alternate][media]', 'href'),
    alternates: Object.fromEntries(alternates) as Record<string, string>,
    foreignBlocks: findForeignBlocks($, language),
    links: [...new Set(targets)],
  };
}

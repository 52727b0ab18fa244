import type { Page } from '@playwright/test';

/** What one page says about itself, and where it links to. */
export interface PageFacts {
  url: string;
  status: number;
  isRedirected: boolean;
  language: string;
  direction: string;
  headings: number;
  title: string;
  description: string;
  canonical: string;
  robots: string;
  /** Language to address. */
  alternates: Record<string, string>;
  /** Paths on this site, each once. */
  links: string[];
}

/** Reads pages as this browser gets them, four at a time, without showing them. */
export function surveyPages(page: Page, urls: readonly string[]): Promise<PageFacts[]> {
  return page.evaluate(async (all) => {
    async function survey(url: string): Promise<PageFacts> {
      const reply = await fetch(url);
      const html = new DOMParser().parseFromString(await reply.text(), 'text/html');
      const read = (selector: string, attribute: string) =>
        html.querySelector(selector)?.getAttribute(attribute) ?? '';
      const alternates = [...html.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
        link.getAttribute('hreflang') ?? '',
        link.getAttribute('href') ?? '',
      ]);
      const links = [...html.querySelectorAll('a[href]')]
        .map((anchor) => new URL(anchor.getAttribute('href') ?? '', reply.url))
        .filter(({ origin }) => origin === location.origin)
        .map(({ pathname, search }) => pathname + search);
      return {
        url,
        status: reply.status,
        isRedirected: reply.redirected,
        language: html.documentElement.lang,
        direction: html.documentElement.dir,
        headings: html.querySelectorAll('h1').length,
        title: html.title,
        description: read('meta[name=description]', 'content'),
        canonical: read('link[rel=canonical]', 'href'),
        robots: read('meta[name=robots]', 'content'),
        alternates: Object.fromEntries(alternates) as Record<string, string>,
        links: [...new Set(links)],
      };
    }
    const waiting = [...all];
    const facts: PageFacts[] = [];
    const work = async () => {
      for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
        facts.push(await survey(url));
      }
    };
    await Promise.all([work(), work(), work(), work()]);
    return facts;
  }, urls);
}

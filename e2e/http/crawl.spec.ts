import { isDeepStrictEqual } from 'node:util';
import { expect, test } from './fixtures';
import {
  type Device,
  isInTurn,
  type Language,
  languages,
  languagesOn,
  toAddress,
} from '../site/languages';
import { findForeignBlocks } from '../site/findForeignBlocks';
import type { PageFacts } from '../site/pageFacts';
import { parseHtml } from '../site/parseHtml';
import { findLayout, isOfShell } from '../site/routes';
import { settings } from '../site/settings';
import { readSitemaps } from '../site/readSitemaps';
import { surveyPages } from '../site/surveyPages';

const { siteUrl } = settings;

function toSitePath(url: string): string {
  return new URL(url).pathname.replace(/^\/([a-z]{2}(?=\/|$))?\/?(m(\/|$))?/, '/');
}

function toMobile(url: string): string {
  const [, prefix = '', rest = ''] =
    /^(\/[a-z]{2}(?=\/|$))?(.*)$/.exec(new URL(url).pathname) ?? [];
  return `${siteUrl}${prefix}/m${rest}`;
}

const toListed = (url: string) => url;

interface Place {
  language: Language;
  device: Device;
  /** The address in the sitemap. */
  listed: string;
}

function listAlternates(listed: string): Record<string, string> {
  const path = toSitePath(listed);
  const addresses = languages.map((language): [string, string] => [
    language,
    siteUrl + toAddress(path, language, 'desktop'),
  ]);
  return {
    'x-default': siteUrl + toAddress(path, 'en', 'desktop'),
    ...Object.fromEntries(addresses),
  };
}

function findFaults(facts: PageFacts, { language, device, listed }: Place): string[] {
  const { status, headings, title, description, canonical, alternates, foreignBlocks } = facts;
  const layout = findLayout(toSitePath(listed));
  const expected = layout === 'blog' ? {} : listAlternates(listed);
  const checks: [boolean, string][] = [
    [status === 200, `status ${status} ${facts.location}`],
    [facts.language === language, `lang ${facts.language}`],
    [facts.direction === (language === 'ar' ? 'rtl' : 'ltr'), `dir ${facts.direction}`],
    [facts.device === (device === 'phone' ? 'mobile' : device), `device ${facts.device}`],
    [facts.layout === layout, `layout ${facts.layout}, not ${layout ?? 'known'}`],
    [headings === 1, `${headings} first headings`],
    [/.+ \| Tidegate$/.test(title), `title ${title}`],
    [description.length > 20, `description ${description}`],
    [canonical === listed, `canonical ${canonical}`],
    [facts.mobile === toMobile(listed), `on a phone at ${facts.mobile}`],
    [facts.robots === '', `robots ${facts.robots}`],
    [foreignBlocks.length === 0, `in another language: ${foreignBlocks.join(', ')}`],
    [isDeepStrictEqual(alternates, expected), `names ${JSON.stringify(alternates)}`],
  ];
  return checks.filter(([isRight]) => !isRight).map(([, fault]) => `${facts.url}: ${fault}`);
}

/** Pages of equal title; a topic may have the name of a category. */
function findSameTitles(pages: readonly PageFacts[]): string[] {
  const byTitle = new Map<string, string>();
  const titled = pages.filter(({ url }) => !url.includes('/blog/tag/'));
  return titled.flatMap(({ url, language, title }) => {
    const key = `${language} ${title}`;
    const other = byTitle.get(key);
    byTitle.set(key, url);
    return other === undefined ? [] : [`${url} and ${other} are both called ${title}`];
  });
}

/** Links to unlisted pages, except language choices, which redirect. */
function findUnseen(pages: readonly PageFacts[], listed: ReadonlySet<string>): string[] {
  const links = new Set(pages.flatMap((facts) => facts.links));
  return [...links].filter((link) => !listed.has(siteUrl + link) && !link.includes('nl='));
}

// Other tests cover the shell's texts in every language.
function hasOwnMessages(path: string): boolean {
  return !isOfShell(path) && !path.startsWith('/blog/tag/');
}

/** Every page is read in English, and in other languages if it has its own texts or is in turn. */
function isRead(listed: string, index: number, language: Language, device: Device): boolean {
  return isInTurn(index, language) || (device === 'desktop' && hasOwnMessages(toSitePath(listed)));
}

/** Redirects that store a language choice or lead to the login are intended. */
function isLedOnPurpose({ url, location }: PageFacts): boolean {
  return new URL(url).searchParams.has('nl') || location.includes('/login?redirect=');
}

/** Follows one redirect; `detours` are links that should not redirect. */
async function reach(links: readonly string[], device: Device) {
  const first = await surveyPages(links, device);
  const moved = first.filter(({ location }) => location !== '');
  const second = await surveyPages(
    moved.map(({ location }) => new URL(location, siteUrl).href),
    device,
  );
  return {
    reached: [...first.filter(({ location }) => location === ''), ...second],
    detours: moved.filter((facts) => !isLedOnPurpose(facts)).map(({ url }) => url),
  };
}

/** Language alternates that no sitemap lists. */
function findUnlisted(pages: readonly PageFacts[], sitemaps: ReadonlyMap<string, string[]>) {
  const listed = new Set([...sitemaps.values()].flat());
  const named = pages.flatMap(({ alternates }) => Object.values(alternates));
  return [...new Set(named)].filter((url) => !listed.has(url));
}

test('a section in another language than its page is found', async () => {
  const html = await (await fetch(`${siteUrl}/features`)).text();

  expect(findForeignBlocks(parseHtml(html), 'en')).toEqual([]);
  const german = html.replace('<html lang="en"', '<html lang="de"');
  expect(findForeignBlocks(parseHtml(german), 'de')).not.toEqual([]);
});

for (const device of ['desktop', 'phone'] as const) {
  for (const language of languagesOn[device]) {
    test(`listed pages are valid in ${language} on ${device}, and no link is broken`, async () => {
      test.setTimeout(600_000);
      const toUrl = { desktop: toListed, phone: toMobile }[device];
      const sitemaps = await readSitemaps();
      expect([...sitemaps.keys()].sort()).toEqual([...languages].sort());
      const all = sitemaps.get(language) ?? [];
      const listed = all.filter((url, index) => isRead(url, index, language, device));
      expect(listed.length).toBeGreaterThan(10);

      const pages = await surveyPages(listed.map(toUrl), device);
      const faults = pages.flatMap((facts, index) =>
        findFaults(facts, { language, device, listed: listed[index] ?? '' }),
      );
      expect([...faults, ...findSameTitles(pages)]).toEqual([]);
      expect(findUnlisted(pages, sitemaps), 'named, but not listed').toEqual([]);

      const known = new Set([...sitemaps.values()].flat().map(toUrl));
      const links = findUnseen(pages, known).map((link) => siteUrl + link);
      const { reached, detours } = await reach(links, device);
      expect(detours, 'links that redirect').toEqual([]);
      expect(reached.length).toBeGreaterThan(0);
      // Feeds and files have no canonical address.
      const indexed = reached.filter(
        ({ status, robots, canonical }) => status === 200 && robots === '' && canonical !== '',
      );
      const unlisted = indexed.filter(
        ({ canonical, url }) => toUrl(canonical) === url && !known.has(url),
      );
      expect(unlisted.map(({ url }) => url)).toEqual([]);
      const dead = reached.filter(({ status }) => status !== 200);
      expect([...new Set(dead.map(({ url }) => toSitePath(url)))].sort()).toEqual([]);
    });
  }
}

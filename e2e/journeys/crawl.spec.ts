import { expect, test } from '../fixtures';
import { languages, type Device } from '../site/languages';
import type { PageFacts } from '../site/pageFacts';
import { findLayout } from '../site/routes';
import { settings } from '../site/settings';
import { readSitemaps } from '../site/sitemaps';
import { surveyPages } from '../site/surveyPages';

const { siteUrl } = settings;

/** Without origin, language and device. */
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
  language: string;
  device: Device;
  /** The address that the sitemap says. */
  listed: string;
}

/** What is wrong with a page that everybody may find. */
function findFaults(facts: PageFacts, { language, device, listed }: Place): string[] {
  const { status, headings, title, description, canonical, alternates } = facts;
  const layout = findLayout(toSitePath(listed));
  const isNamed = layout !== 'blog';
  const named = Object.keys(alternates);
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
    [named.length === (isNamed ? languages.length + 1 : 0), `names ${named.join()}`],
    [!isNamed || alternates[language] === canonical, 'does not name itself'],
    [!isNamed || alternates['x-default'] === alternates['en'], 'has no English for all others'],
  ];
  return checks.filter(([isRight]) => !isRight).map(([, fault]) => `${facts.url}: ${fault}`);
}

/** Pages that search engines could not tell apart; a topic may be called what a category is called. */
function findTwins(pages: readonly PageFacts[]): string[] {
  const byTitle = new Map<string, string>();
  const told = pages.filter(({ url }) => !url.includes('/blog/tag/'));
  return told.flatMap(({ url, language, title }) => {
    const key = `${language} ${title}`;
    const twin = byTitle.get(key);
    byTitle.set(key, url);
    return twin === undefined ? [] : [`${url} and ${twin} are both called ${title}`];
  });
}

/** Pages that name other languages must be named by them in the same words. */
function findUnanswered(pages: readonly PageFacts[]): string[] {
  const named = pages.filter(({ alternates }) => Object.keys(alternates).length > 0);
  const sets = new Map(
    named.map(({ canonical, alternates }) => [canonical, JSON.stringify(alternates)]),
  );
  return named.flatMap(({ canonical, alternates }) =>
    Object.values(alternates)
      .filter((other) => sets.get(other) !== sets.get(canonical))
      .map((other) => `${canonical} names ${other}, which answers otherwise`),
  );
}

/** Links of the pages that lead to none of them; a choice of language is a redirect. */
function findUnseen(pages: readonly PageFacts[]): string[] {
  const seen = new Set(pages.map(({ url }) => new URL(url).pathname));
  const links = new Set(pages.flatMap((facts) => facts.links));
  return [...links].filter((link) => !seen.has(link) && !link.includes('nl='));
}

/** Reads what links lead to, one hop further where they lead on. */
async function reach(links: readonly string[], device: Device): Promise<PageFacts[]> {
  const first = await surveyPages(links, device);
  const moved = first.filter(({ location }) => location !== '');
  const second = await surveyPages(
    moved.map(({ location }) => new URL(location, siteUrl).href),
    device,
  );
  return [...first.filter(({ location }) => location === ''), ...second];
}

test('every listed page is sound in every language, and no link leads nowhere', async ({
  device,
}) => {
  test.setTimeout(600_000);
  const toUrl = { desktop: toListed, phone: toMobile }[device];
  const sitemaps = await readSitemaps();
  expect([...sitemaps.keys()].sort()).toEqual([...languages].sort());

  const pages: PageFacts[] = [];
  const faults: string[] = [];
  for (const [language, listed] of sitemaps) {
    expect(listed.length).toBeGreaterThan(10);
    const found = await surveyPages(listed.map(toUrl), device);
    pages.push(...found);
    faults.push(
      ...found.flatMap((facts, index) =>
        findFaults(facts, { language, device, listed: listed[index] ?? '' }),
      ),
    );
  }
  expect([...faults, ...findUnanswered(pages), ...findTwins(pages)]).toEqual([]);

  const reached = await reach(
    findUnseen(pages).map((link) => siteUrl + link),
    device,
  );
  const listed = new Set([...sitemaps.values()].flat().map(toUrl));
  // Feeds and files name no canonical address.
  const indexed = reached.filter(
    ({ status, robots, canonical }) => status === 200 && robots === '' && canonical !== '',
  );
  const unlisted = indexed.filter(
    ({ canonical, url }) => toUrl(canonical) === url && !listed.has(url),
  );
  expect(unlisted.map(({ url }) => url)).toEqual([]);
  const dead = reached.filter(({ status }) => status !== 200);
  expect([...new Set(dead.map(({ url }) => toSitePath(url)))].sort()).toEqual([]);
});

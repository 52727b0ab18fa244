import { expect, test } from '../fixtures';
import { openPage } from '../browser/openPage';
import { surveyPages, type PageFacts } from '../browser/surveyPages';
import { settings } from '../site/settings';
import { readSitemaps } from '../site/sitemaps';

const { siteUrl } = settings;
const languages = ['en', 'ru', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt', 'ar'];

function toMobile(url: string): string {
  const path = url.slice(siteUrl.length) || '/';
  const [, prefix = '', rest = ''] = /^(\/[a-z]{2}(?=\/|$))?(.*)$/.exec(path) ?? [];
  const isNeutral = ['', '/'].includes(rest);
  return `${siteUrl}${prefix}/m${isNeutral ? '/home' : rest}`;
}

/** What is wrong with a page that everybody may find. */
function findFaults(facts: PageFacts, language: string, listed: string): string[] {
  const { status, isRedirected, headings, title, description, canonical, alternates } = facts;
  const named = Object.keys(alternates);
  const checks: [boolean, string][] = [
    [status === 200, `status ${status}`],
    [!isRedirected, 'redirected'],
    [facts.language === language, `lang ${facts.language}`],
    [facts.direction === (language === 'ar' ? 'rtl' : 'ltr'), `dir ${facts.direction}`],
    [headings === 1, `${headings} first headings`],
    [/.+ \| Tidegate$/.test(title), `title ${title}`],
    [description.length > 20, `description ${description}`],
    [canonical === listed, `canonical ${canonical}`],
    [facts.robots === '', `robots ${facts.robots}`],
    [named.length === 0 || named.length === languages.length + 1, `names ${named.join()}`],
    [named.length === 0 || alternates[language] === canonical, 'does not name itself'],
  ];
  return checks.filter(([isRight]) => !isRight).map(([, fault]) => `${facts.url}: ${fault}`);
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

/** Without origin, language and device. */
function toSitePath(url: string): string {
  return new URL(url).pathname.replace(/^\/([a-z]{2}(?=\/))?\/?(m\/)?/, '/');
}

const toListed = (url: string) => url;

test('every listed page is sound in every language, and no link leads nowhere', async ({
  page,
  device,
}) => {
  test.setTimeout(600_000);
  const toUrl = { desktop: toListed, phone: toMobile }[device];
  const sitemaps = await readSitemaps();
  expect([...sitemaps.keys()].sort()).toEqual([...languages].sort());
  await openPage(page, '/features');

  const pages: PageFacts[] = [];
  const faults: string[] = [];
  for (const [language, listed] of sitemaps) {
    expect(listed.length).toBeGreaterThan(10);
    const listedAs = new Map(listed.map((url) => [toUrl(url), url]));
    const found = await surveyPages(page, [...listedAs.keys()]);
    pages.push(...found);
    faults.push(
      ...found.flatMap((facts) => findFaults(facts, language, listedAs.get(facts.url) ?? '')),
    );
  }
  expect([...faults, ...findUnanswered(pages)]).toEqual([]);

  const reached = await surveyPages(
    page,
    findUnseen(pages).map((link) => siteUrl + link),
  );
  const listed = new Set([...sitemaps.values()].flat().map(toUrl));
  const unlisted = reached.filter(
    ({ status, robots, canonical, url }) =>
      status === 200 && robots === '' && toUrl(canonical) === url && !listed.has(url),
  );
  expect(unlisted.map(({ url }) => url)).toEqual([]);
  const dead = reached.filter(({ status }) => status !== 200);
  expect([...new Set(dead.map(({ url }) => toSitePath(url)))].sort()).toEqual([]);
});

import { expect, test } from './fixtures';
import {
  type Device,
  isInTurn,
  type Language,
  languages,
  languagesOn,
  toAddress,
} from '../site/languages';
import type { PageFacts } from '../site/pageFacts';
import { accountPaths, movedPaths, neutralPaths, siteRoutes, type SiteRoute } from '../site/routes';
import { settings } from '../site/settings';
import { readSitemaps } from '../site/readSitemaps';
import { surveyPages } from '../site/surveyPages';

const { siteUrl } = settings;
const devices = ['desktop', 'phone'] as const;

/** The root redirects phones. */
const isPage = (path: string, device: Device) => path !== '/' || device === 'desktop';

/** `crawl.spec.ts` covers listed pages. */
const unlisted = siteRoutes.filter(({ indexing }) => indexing !== 'listed');

const toUrl = (path: string, language: Language, device: Device) =>
  siteUrl + toAddress(path, language, device);

function findCanonical({ path, indexing }: SiteRoute, language: Language): string | undefined {
  if (indexing === 'wholeOfToday') return undefined;
  const whole = typeof indexing === 'object' ? indexing.whole : path;
  return toUrl(whole, language, 'desktop');
}

function findFaults(
  facts: PageFacts | undefined,
  route: SiteRoute,
  { language, device, listed }: { language: Language; device: Device; listed: ReadonlySet<string> },
): string[] {
  if (!facts) return [`${route.path} was not read`];
  const canonical = findCanonical(route, language);
  const isSecondHome = route.path === '/';
  const checks: [boolean, string][] = [
    [facts.status === 200, `status ${facts.status} ${facts.location}`],
    [facts.language === language, `lang ${facts.language}`],
    [facts.direction === (language === 'ar' ? 'rtl' : 'ltr'), `dir ${facts.direction}`],
    [facts.device === (device === 'phone' ? 'mobile' : device), `device ${facts.device}`],
    [facts.layout === route.layout, `layout ${facts.layout}`],
    [facts.headings === 1, `${facts.headings} first headings`],
    [/.+ \| Tidegate$/.test(facts.title), `title ${facts.title}`],
    [facts.description.length > 10, `description ${facts.description}`],
    [facts.robots === (isSecondHome ? '' : 'noindex'), `robots ${facts.robots}`],
    [facts.canonical === (canonical ?? facts.canonical), `canonical ${facts.canonical}`],
    [route.indexing === 'step' || listed.has(facts.canonical), `names ${facts.canonical}`],
    [!listed.has(facts.url), 'is listed'],
    [isSecondHome || facts.mobile === '', `names ${facts.mobile}`],
    [isSecondHome || Object.keys(facts.alternates).length === 0, 'names other languages'],
  ];
  return checks.filter(([isRight]) => !isRight).map(([, fault]) => `${facts.url}: ${fault}`);
}

for (const language of languages) {
  const inTurn = <Path>(paths: readonly Path[]) =>
    paths.filter((_, index) => isInTurn(index, language));

  test(`routes are listed or name their canonical page, in ${language}`, async () => {
    test.setTimeout(180_000);
    const listed = new Set((await readSitemaps()).get(language));
    const missing = siteRoutes.filter(
      ({ path, indexing }) =>
        indexing === 'listed' && !listed.has(toUrl(path, language, 'desktop')),
    );

    const faults: string[] = [];
    for (const device of devices.filter((one) => languagesOn[one].includes(language))) {
      const requested = inTurn(unlisted).filter(({ path }) => isPage(path, device));
      const found = await surveyPages(
        requested.map(({ path }) => toUrl(path, language, device)),
        device,
      );
      faults.push(
        ...requested.flatMap((route, index) =>
          findFaults(found[index], route, { language, device, listed }),
        ),
      );
    }

    expect([...missing.map(({ path }) => `${path} is not listed`), ...faults]).toEqual([]);
  });

  test(`routes redirect the other device to its own page in one hop, in ${language}`, async () => {
    const paths = inTurn(siteRoutes.map(({ path }) => path));
    const cases = [
      // `/m` alone is the mobile home page.
      ...paths.map((path) => ({ path, from: 'phone', to: 'desktop' }) as const),
      ...paths
        .filter((path) => !neutralPaths.has(path))
        .map((path) => ({ path, from: 'desktop', to: 'phone' }) as const),
      { path: '/', leads: '/home', from: 'desktop', to: 'phone' } as const,
    ];
    for (const to of devices) {
      const requested = cases.filter((one) => one.to === to);
      const found = await surveyPages(
        requested.map(({ path, from }) => toUrl(path, language, from)),
        to,
      );

      expect(found.map(({ status, location }) => ({ status, location }))).toEqual(
        requested.map((one) => ({
          status: 302,
          location: toAddress('leads' in one ? one.leads : one.path, language, to),
        })),
      );
    }
  });

  test(`pages that need a session redirect to the login, in ${language}`, async () => {
    for (const device of devices) {
      const toPage = (path: string) => toUrl(path, language, device);
      const toStored = (path: string) => siteUrl + path;
      const account = await surveyPages(accountPaths.map(toPage), device);
      const stored = await surveyPages(accountPaths.map(toStored), device, `LANGUAGE=${language}`);

      const login = toAddress('/login', language, device);
      for (const found of [account, stored]) {
        expect(found.map(({ status, location }) => ({ status, location }))).toEqual(
          accountPaths.map((path) => ({
            status: 302,
            location: `${login}?redirect=${encodeURIComponent(path)}`,
          })),
        );
      }
    }
  });
}

test('old addresses redirect, including the phone prefix in the same hop', async () => {
  // Without a session the same hop would lead to the login.
  const session = 'paypal_token=of-nobody';
  const from = movedPaths.map(([path]) => path);
  const to = movedPaths.map(([, path]) => path);
  const onDesktop = await surveyPages(
    from.map((path) => siteUrl + path),
    'desktop',
    session,
  );
  const onPhone = await surveyPages(
    from.map((path) => toUrl(path, 'fr', 'phone')),
    'phone',
    session,
  );

  expect(onDesktop.map(({ status, location }) => [status, location])).toEqual(
    to.map((path) => [301, path]),
  );
  expect(onPhone.map(({ location }) => location)).toEqual(
    to.map((path) => toAddress(path, 'fr', 'phone')),
  );
});

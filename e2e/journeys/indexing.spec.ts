import { expect, test } from '../fixtures';
import { surveyPages } from '../browser/surveyPages';
import { openPage } from '../browser/openPage';
import { settings } from '../site/settings';
import { readSitemaps } from '../site/sitemaps';

const { siteUrl } = settings;

/** Pages that search engines may not list, and the page that each belongs to. */
const belonging: readonly [path: string, whole: string][] = [
  ['/home/Header', '/'],
  ['/invite/howWork', '/invite'],
  ['/order', '/pricing'],
  ['/friday', '/blackfriday'],
  ['/friday/terms', '/blackfriday'],
  ['/active/actives3', '/actives/3'],
  ['/actives/actives2', '/actives/2'],
  ['/blackfriday/2022/banner', '/blackfriday/2022'],
  ['/blog/search?q=vpn', '/blog/search?q=vpn'],
];

/** The campaign that is on, or comes next: which one that is, the day decides. */
const currentCampaign = ['/promotion', '/promotion/banner/countDown'];

test('parts and second addresses are not listed, and name the page they belong to', async ({
  page,
}) => {
  const listed = (await readSitemaps()).get('en') ?? [];
  await openPage(page, '/features');

  const facts = await surveyPages(
    page,
    [...belonging.map(([path]) => path), ...currentCampaign].map((path) => siteUrl + path),
  );

  for (const [path, whole] of belonging) {
    const found = facts.find(({ url }) => url === siteUrl + path);
    expect(found).toMatchObject({ status: 200, canonical: siteUrl + whole, robots: 'noindex' });
    expect(listed).not.toContain(siteUrl + path);
  }
  for (const path of currentCampaign) {
    const found = facts.find(({ url }) => url === siteUrl + path);
    expect(found).toMatchObject({ status: 200, robots: 'noindex' });
    expect(listed).toContain(found?.canonical);
  }
});

test('categories and topics of articles are listed', async () => {
  const listed = (await readSitemaps()).get('de') ?? [];

  expect(listed.filter((url) => url.includes('/de/blog/category/'))).not.toHaveLength(0);
  expect(listed.filter((url) => url.includes('/de/blog/tag/'))).not.toHaveLength(0);
});

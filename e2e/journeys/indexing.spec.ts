import { expect, test } from '../fixtures';
import { settings } from '../site/settings';
import { readSitemaps } from '../site/sitemaps';
import { surveyPages } from '../site/surveyPages';

const { siteUrl } = settings;

/** What the journeys over all routes (`routes.spec.ts`) cannot know: a query is part of an address. */
test('a search is not listed, and is told as it was asked', async () => {
  const url = `${siteUrl}/blog/search?q=vpn`;
  const [facts] = await surveyPages([url], 'desktop');

  expect(facts).toMatchObject({ status: 200, canonical: url, robots: 'noindex' });
});

test('categories and topics of articles are listed', async () => {
  const listed = (await readSitemaps()).get('de') ?? [];

  expect(listed.filter((url) => url.includes('/de/blog/category/'))).not.toHaveLength(0);
  expect(listed.filter((url) => url.includes('/de/blog/tag/'))).not.toHaveLength(0);
});

interface FaqPage {
  '@type': string;
  mainEntity: { name: string; acceptedAnswer: { text: string } }[];
}

test('the questions that search engines are told stand on the page, in the same words', async ({
  page,
}) => {
  for (const path of ['/pricing', '/ja/pricing', '/faq']) {
    await page.goto(path);
    const things = await page.locator('script[type="application/ld+json"]').allTextContents();
    const told = things
      .map((text) => JSON.parse(text) as FaqPage)
      .filter((thing) => thing['@type'] === 'FAQPage')
      .flatMap(({ mainEntity }) => mainEntity);
    const main = page.getByRole('main');

    expect(told.length, path).toBeGreaterThan(3);
    for (const { name, acceptedAnswer } of told) {
      await expect(main.locator('summary', { hasText: name })).toHaveCount(1);
      await expect(main.getByText(acceptedAnswer.text, { exact: true })).toHaveCount(1);
    }
  }
});

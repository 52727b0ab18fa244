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

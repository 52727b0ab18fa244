import { expect, test } from './fixtures';
import { settings } from '../site/settings';
import { readSitemaps } from '../site/sitemaps';
import { surveyPages } from '../site/surveyPages';
import { getPage, readText } from './htmlPage';

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
  request,
}) => {
  for (const path of ['/pricing', '/ja/pricing', '/faq']) {
    const { $ } = await getPage(request, path);
    const things = $('script[type="application/ld+json"]').toArray();
    const told = things
      .map((thing) => JSON.parse($(thing).text()) as FaqPage)
      .filter((thing) => thing['@type'] === 'FAQPage')
      .flatMap(({ mainEntity }) => mainEntity);
    const questions = $('main summary').toArray();
    const texts = $('main details *').toArray();
    const countOf = (elements: typeof texts, text: string) =>
      elements.filter((element) => readText($(element)) === text).length;

    expect(told.length, path).toBeGreaterThan(3);
    for (const { name, acceptedAnswer } of told) {
      expect(countOf(questions, name), name).toBe(1);
      expect(countOf(texts, acceptedAnswer.text), name).toBeGreaterThanOrEqual(1);
    }
  }
});

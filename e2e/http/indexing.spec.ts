import { expect, test } from './fixtures';
import { settings } from '../site/settings';
import { readSitemaps } from '../site/readSitemaps';
import { surveyPages } from '../site/surveyPages';
import { getPage, readText } from './htmlPage';

const { siteUrl } = settings;

// `routes.spec.ts` does not cover addresses with a query.
test('a search page is not indexed, and its canonical address contains the query', async () => {
  const url = `${siteUrl}/blog/search?q=vpn`;
  const [facts] = await surveyPages([url], 'desktop');

  expect(facts).toMatchObject({ status: 200, canonical: url, robots: 'noindex' });
});

test('the sitemap lists categories and topics of articles', async () => {
  const listed = (await readSitemaps()).get('de') ?? [];

  expect(listed.filter((url) => url.includes('/de/blog/category/'))).not.toHaveLength(0);
  expect(listed.filter((url) => url.includes('/de/blog/tag/'))).not.toHaveLength(0);
});

interface FaqPage {
  '@type': string;
  mainEntity: { name: string; acceptedAnswer: { text: string } }[];
}

/** As `readText` returns a text. */
const toPlain = (text: string) => text.replace(/\s+/g, ' ');

test('the questions in the structured data are on the page, with the same text', async ({
  request,
}) => {
  for (const path of ['/pricing', '/ja/pricing', '/faq']) {
    const { $ } = await getPage(request, path);
    const things = $('script[type="application/ld+json"]').toArray();
    const described = things
      .map((thing) => JSON.parse($(thing).text()) as FaqPage)
      .filter((thing) => thing['@type'] === 'FAQPage')
      .flatMap(({ mainEntity }) => mainEntity);
    const questions = $('main summary').toArray();
    const texts = $('main details *').toArray();
    const countOf = (elements: typeof texts, text: string) =>
      elements.filter((element) => readText($(element)) === text).length;

    expect(described.length, path).toBeGreaterThan(3);
    for (const { name, acceptedAnswer } of described) {
      expect(countOf(questions, toPlain(name)), name).toBe(1);
      expect(countOf(texts, toPlain(acceptedAnswer.text)), name).toBeGreaterThanOrEqual(1);
    }
  }
});

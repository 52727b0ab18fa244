import { helpTopics } from '@tidegate/contracts/helpTopics';
import { languages } from '@tidegate/contracts/languages';
import { createDocument } from '../../testing/siteDocuments';

async function searchHelp(question: string, language: (typeof languages)[number] = 'en') {
  const page = await createDocument(language, '/help', {
    searchParams: new URLSearchParams({ q: question }),
    platform: undefined,
  });
  return page?.sections.find((section) => section.kind === 'helpSearch');
}

test('the help centre lists every topic once', async () => {
  const page = await createDocument('en', '/help');

  const listed = page?.sections.flatMap((section) =>
    section.kind === 'directory' ? section.entries : [],
  );

  expect(listed?.map(({ to }) => to)).toEqual(helpTopics.map((topic) => `/help/${topic}`));
});

test.each(languages)('every topic in %s is complete and leads on to others', async (language) => {
  for (const topic of helpTopics) {
    const page = await createDocument(language, `/help/${topic}`);

    expect([topic, page?.language, page?.isIndexed]).toEqual([topic, language, true]);
    const [article, related] = page?.sections ?? [];
    expect(article?.kind).toBe('document');
    const others = related?.kind === 'directory' ? related.entries : [];
    expect(others).toHaveLength(3);
    expect(others.map(({ to }) => to)).not.toContain(`/help/${topic}`);
  }
});

test('before a search there is no result', async () => {
  const page = await createDocument('en', '/help');

  expect(page?.sections[0]).toMatchObject({ kind: 'helpSearch', question: '' });
  expect(page?.sections[0]).not.toHaveProperty('topics');
});

test.each([
  ['en', 'refund', '/help/get-a-refund'],
  ['en', 'Your payment was declined', '/help/payment-declined'],
  ['de', 'Erstattung', '/help/get-a-refund'],
  ['ru', 'вернуть деньги', '/help/get-a-refund'],
  ['ja', 'パスワード', '/help/cannot-log-in'],
  ['ar', 'كلمة المرور', '/help/cannot-log-in'],
] as const)('in %s, "%s" finds %s', async (language, question, wanted) => {
  const found = await searchHelp(question, language);

  expect(found?.topics?.slice(0, 3).map(({ to }) => to)).toContain(wanted);
  expect(found?.count).toMatch(/\d/);
});

test('a search without a result keeps the question', async () => {
  expect(await searchHelp(' zebra ')).toMatchObject({ question: 'zebra', topics: [], count: '' });
});

test('names of the structure are not searched', async () => {
  expect(await searchHelp('noButton')).toMatchObject({ topics: [] });
});

test('a long question is cut', async () => {
  expect((await searchHelp('x'.repeat(500)))?.question).toHaveLength(80);
});

import { anArticleSummary } from '../../shared/testing/articles';
import { pickNextArticles } from './pickNextArticles';

const inCategory = (unikey: string, key: string) =>
  anArticleSummary({ unikey, category: { key, label: key } });

const newest = [
  inCategory('speed', 'networks'),
  inCategory('dns', 'privacy'),
  inCategory('routers', 'networks'),
  inCategory('cookies', 'privacy'),
];

const pick = (current: string, count: number) => {
  const article = newest.find(({ unikey }) => unikey === current) ?? inCategory(current, 'privacy');
  return pickNextArticles(newest, article, count).map(({ unikey }) => unikey);
};

describe('what to read next', () => {
  test('articles of the same category come first, then the newest others', () => {
    expect(pick('dns', 3)).toEqual(['cookies', 'speed', 'routers']);
  });

  test('an article too old for the list still finds its relatives', () => {
    expect(pick('an-old-one', 3)).toEqual(['dns', 'cookies', 'speed']);
  });

  test('no more are offered than asked for', () => {
    expect(pick('dns', 1)).toEqual(['cookies']);
  });

  test('nothing is offered when there is nothing else', () => {
    expect(
      pickNextArticles([inCategory('dns', 'privacy')], inCategory('dns', 'privacy'), 3),
    ).toEqual([]);
  });
});

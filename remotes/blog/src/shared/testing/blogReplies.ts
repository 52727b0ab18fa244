import { answer, type Replies } from '@tidegate/delivery/testing/fakeTransport';
import { anArticle, anArticlePage, anArticleSummary } from './articles';

export const calls = {
  home: 'GET /ws/mm/v2/blog/home',
  list: 'GET /ws/mm/v2/blog/list',
  search: 'GET /ws/mm/v2/blog/search',
  article: 'POST /ws/mm/v2/blog/detail',
  head: 'GET /ws/mm/v2/blog/yoast-head',
  recommended: 'GET /ws/mm/v2/blog/recommended',
  searches: 'GET /ws/mm/v2/blog/recommend-searchs',
  fullestCategories: 'GET /ws/mm/v2/blog/recommend-categories',
  categories: 'GET /ws/mm/blog/fast-blog-list',
} as const;

export const dns = anArticleSummary({ unikey: 'dns', title: 'What your DNS tells' });
export const webrtc = anArticleSummary({ unikey: 'webrtc', title: 'A leak in your browser' });

const categories = [
  { key: 'privacy', label: 'Privacy', article_count: 5 },
  { key: 'open-web', label: 'Open web', article_count: 4 },
];

/** A blog of two articles and two categories. */
export function blogReplies(changes: Replies = {}): Replies {
  return {
    [calls.home]: answer({ articles: [dns, webrtc], categories, total: 2 }),
    [calls.list]: answer(anArticlePage([dns, webrtc])),
    [calls.search]: answer(anArticlePage([])),
    [calls.article]: answer(anArticle()),
    [calls.head]: answer({ title: 'What your DNS tells | Tidegate', meta: [], script: [] }),
    [calls.recommended]: answer([webrtc]),
    [calls.searches]: answer(['DNS', 'IP address']),
    [calls.fullestCategories]: answer(categories),
    [calls.categories]: answer(categories),
    ...changes,
  };
}

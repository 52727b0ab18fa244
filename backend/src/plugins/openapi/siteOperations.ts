import type { OperationTable } from './operationTable';

export const siteOperations: readonly OperationTable[] = [
  {
    name: 'Blog',
    description: 'Articles, their categories, and the search.',
    basePath: '/ws/mm/v2/blog/',
    operations: {
      'GET home': ['getBlogHome', 'Read what the first page of the blog shows'],
      'GET list': ['listArticles', 'List articles, by category at will'],
      'POST detail': ['getArticle', 'Read an article'],
      'GET yoast-head': ['getArticleHead', 'Read title and metadata of an article'],
      'GET /ws/mm/blog/fast-blog-list': ['listCategories', 'List the categories'],
      'GET search': ['searchArticles', 'Search the articles'],
      'GET recommended': ['listRecommendedArticles', 'List articles that go with another'],
      'GET recommend-searchs': ['listRecommendedSearches', 'List searches to start from'],
      'GET recommend-categories': ['listRecommendedCategories', 'List categories to start from'],
    },
  },
  {
    name: 'Translations',
    description: 'Localised messages of the frame of every page.',
    basePath: '/',
    operations: {
      'GET l10n': ['getWords', 'Read a document of translations'],
      'GET l10n/{prefix}/{language}/{document}': ['getWordsFile', 'Read translations as a file'],
    },
  },
  {
    name: 'Contact',
    description: 'Messages, the newsletter, the student offer.',
    basePath: '/api/mms/',
    operations: {
      'POST report/v1/contact_us': ['sendMessage', 'Send a message to the support'],
      'POST newsletter/v1/subscribe': ['subscribeNewsletter', 'Request the newsletter'],
      'POST newsletter/v1/confirm': ['confirmNewsletter', 'Confirm the address for the newsletter'],
      'POST newsletter/v1/unsubscribe': ['unsubscribeNewsletter', 'End the newsletter'],
      'POST students/v1/request': ['requestStudentOffer', 'Request the student offer'],
      'POST students/v1/confirm': ['confirmStudentOffer', 'Confirm an address at a place of study'],
    },
  },
  {
    name: 'Site',
    description: 'Events of pages, and bot checks.',
    basePath: '/api/mms/',
    operations: {
      'POST analytics/v1/events': ['recordEvents', 'Record events of a visit'],
      'GET botcheck/v1/task': ['getBotCheckTask', 'Get the task of a bot check'],
    },
  },
];

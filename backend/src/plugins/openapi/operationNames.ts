import { type OperationGroup, paymentOperations } from './paymentOperations';
import { secondFactorOperations } from './secondFactorOperations';

export const operationGroups: readonly OperationGroup[] = [
  {
    name: 'Accounts',
    description: 'Signing up and in, passwords, and what an account knows of itself.',
    operations: {
      'POST /api/mms/account/v1/web/anonymous_signup': ['signUp', 'Open an account'],
      'POST /api/mms/account/v1/web/email/request': [
        'requestEmailCode',
        'Send a code to an address that is to be bound',
      ],
      'POST /api/mms/account/v1/web/email/bind': [
        'bindEmail',
        'Bind an address to an account that has none',
      ],
      'POST /api/mms/account/v1/web/login': ['logIn', 'Log in, and get a session token'],
      'POST /api/mms/account/v1/web/reauthenticate': [
        'reauthenticate',
        'Type the password again, and get a new session token',
      ],
      'GET /api/mms/account/v1/web/export': [
        'exportAccount',
        'Read all that is kept of the account',
      ],
      'POST /api/mms/account/v1/web/delete': ['deleteAccount', 'Delete the account'],
      'POST /api/mms/account/v1/web/logout': ['logOut', 'End the session of the call'],
      'GET /api/mms/account/v1/web/profile': [
        'getProfile',
        'Read the account and its subscription',
      ],
      'POST /api/mms/account/v1/web/set_password': [
        'setPassword',
        'Set the first password of an account',
      ],
      'POST /api/mms/account/v1/web/change_password': [
        'changePassword',
        'Replace the password by a new one',
      ],
      'POST /api/mms/account/v1/web/reset_password': [
        'resetPassword',
        'Set a password with the code of an email',
      ],
      'POST /api/mms/account/v1/verification/request': [
        'requestVerification',
        'Send a verification code by email',
      ],
      'POST /api/mms/account/v1/verification/validate': [
        'validateVerification',
        'Exchange a verification code for a ticket',
      ],
    },
  },
  secondFactorOperations,
  {
    name: 'Sessions and devices',
    description: 'Where an account is logged in.',
    operations: {
      'GET /api/mms/account/v1/web/session/list': [
        'listSessions',
        'List the sessions of the account',
      ],
      'POST /api/mms/account/v1/web/session/end': ['endSession', 'End one session of the account'],
      'POST /api/mms/account/v1/web/session/end_others': [
        'endOtherSessions',
        'End all sessions but that of the call',
      ],
      'GET /api/mms/account/v1/web/device/list': ['listDevices', 'List the devices of the account'],
      'POST /api/mms/account/v1/web/device/unbind': ['unbindDevice', 'Free the place of a device'],
    },
  },
  {
    name: 'Addresses',
    description: 'The bound address and the resolvers of an account, and where a visitor is.',
    operations: {
      'POST /api/mms/account/v1/web/user_ip/query': [
        'getBoundAddress',
        'Read the bound address, and that of the caller',
      ],
      'POST /api/mms/account/v1/web/user_ip/bind': [
        'bindAddress',
        'Bind an address to the account',
      ],
      'POST /api/mms/account/v1/web/user_ip/remove': [
        'removeBoundAddress',
        'Remove the bound address',
      ],
      'GET /api/mms/account/v1/web/dns_settings': [
        'getDnsSettings',
        'Read the resolvers of the account',
      ],
      'POST /api/mms/account/v1/web/dns_settings': [
        'setDnsSettings',
        'Replace the resolvers of the account',
      ],
      'POST /api/mms/account/v1/geo_info': [
        'getGeoInfo',
        'Tell where an address, or the caller, is',
      ],
      'GET /api/mms/account/v1/stun_servers': [
        'listStunServers',
        'List the servers of the WebRTC leak test',
      ],
    },
  },
  ...paymentOperations,
  {
    name: 'Blog',
    description: 'Articles, their categories, and the search.',
    operations: {
      'GET /ws/mm/v2/blog/home': ['getBlogHome', 'Read what the first page of the blog shows'],
      'GET /ws/mm/v2/blog/list': ['listArticles', 'List articles, by category at will'],
      'POST /ws/mm/v2/blog/detail': ['getArticle', 'Read an article'],
      'GET /ws/mm/v2/blog/yoast-head': ['getArticleHead', 'Read title and metadata of an article'],
      'GET /ws/mm/blog/fast-blog-list': ['listCategories', 'List the categories'],
      'GET /ws/mm/v2/blog/search': ['searchArticles', 'Search the articles'],
      'GET /ws/mm/v2/blog/recommended': [
        'listRecommendedArticles',
        'List articles that go with another',
      ],
      'GET /ws/mm/v2/blog/recommend-searchs': [
        'listRecommendedSearches',
        'List searches to start from',
      ],
      'GET /ws/mm/v2/blog/recommend-categories': [
        'listRecommendedCategories',
        'List categories to start from',
      ],
    },
  },
  {
    name: 'Words',
    description: 'Localised words of the frame of every page.',
    operations: {
      'GET /l10n': ['getWords', 'Read a document of words'],
      'GET /l10n/{prefix}/{language}/{document}': [
        'getWordsFile',
        'Read a document of words as a file',
      ],
    },
  },
  {
    name: 'Contact',
    description: 'Messages, the newsletter, the student offer.',
    operations: {
      'POST /api/mms/report/v1/contact_us': ['sendMessage', 'Send a message to the support'],
      'POST /api/mms/newsletter/v1/subscribe': ['subscribeNewsletter', 'Ask for the newsletter'],
      'POST /api/mms/newsletter/v1/confirm': [
        'confirmNewsletter',
        'Confirm the address for the newsletter',
      ],
      'POST /api/mms/newsletter/v1/unsubscribe': ['unsubscribeNewsletter', 'End the newsletter'],
      'POST /api/mms/students/v1/request': ['requestStudentOffer', 'Ask for the student offer'],
      'POST /api/mms/students/v1/confirm': [
        'confirmStudentOffer',
        'Confirm an address at a place of study',
      ],
    },
  },
  {
    name: 'Site',
    description: 'What pages tell, and what they prove.',
    operations: {
      'POST /api/mms/analytics/v1/events': ['recordEvents', 'Record events of a visit'],
      'GET /api/mms/botcheck/v1/task': ['getBotCheckTask', 'Get the task of a bot check'],
    },
  },
];

/** Public operations that return more with a session. */
export const sessionIsOptional: ReadonlySet<string> = new Set([
  'logOut',
  'checkCoupon',
  'getPaymentParams',
]);

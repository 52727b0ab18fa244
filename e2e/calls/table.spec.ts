import { expect, test } from '@playwright/test';
import { readApiDocument } from './readApiDocument';
import { callTable } from './callTable';

const providers = '/api/mms/payment/v1/providers';
const account = '/api/mms/account/v1';

/** The specified calls; bot-checked calls are the same under another path. */
const specified = [
  `GET ${providers}/common/params`,
  `GET ${providers}/plans`,
  `POST ${providers}/common/pd/prepurchase`,
  ...['ps', 'rz', 'gap', 'tpa'].flatMap((provider) => [
    `POST ${providers}/${provider}/purchase`,
    `POST ${providers}/${provider}/purchase_result`,
  ]),
  `POST ${providers}/subscription`,
  `POST ${providers}/subscription_result`,
  `GET ${providers}/result/{hash}`,
  `POST ${providers}/s1/create_subscription`,
  `POST ${account}/web/anonymous_signup`,
  'GET /l10n/prices',
  `POST ${account}/web/login`,
  `GET ${account}/web/profile`,
  `POST ${account}/web/logout`,
  `POST ${account}/verification/request`,
  `POST ${account}/verification/validate`,
  `POST ${account}/web/reset_password`,
  `POST ${account}/web/change_password`,
  `POST ${account}/web/set_password`,
  `POST ${account}/geo_info`,
  'GET /api/mms/payment/v1/web/subscription_my',
  `GET ${account}/web/device/list`,
  `POST ${account}/web/device/unbind`,
  `POST ${account}/web/user_ip/query`,
  `POST ${account}/web/user_ip/bind`,
  `POST ${account}/web/user_ip/remove`,
  'POST /api/mms/report/v1/contact_us',
  'POST /api/mms/analytics/v1/events',
  'GET /l10n',
  'GET /ws/mm/blog/fast-blog-list',
  'GET /ws/mm/v2/blog/search',
  'GET /ws/mm/v2/blog/home',
  'GET /ws/mm/v2/blog/list',
  'GET /ws/mm/v2/blog/recommended',
  'GET /ws/mm/v2/blog/recommend-searchs',
  'GET /ws/mm/v2/blog/recommend-categories',
  'POST /ws/mm/v2/blog/detail',
  'GET /ws/mm/v2/blog/yoast-head',
];

const rows = callTable.map(({ method, path }) => `${method} ${path}`);

test('the table contains every call of the API once, and every specified call', async () => {
  const documented = [...(await readApiDocument()).keys()];

  expect(rows.toSorted()).toEqual(documented.toSorted());
  expect(new Set(rows).size).toBe(rows.length);
  expect(specified.filter((call) => !rows.includes(call))).toEqual([]);
});

test('the API document lists for each call whether it needs a token, and its refusals', async () => {
  const document = await readApiDocument();

  for (const { method, path, caller } of callTable) {
    const { security, responses = {} } = document.get(`${method} ${path}`) ?? {};
    const needsSession = security?.length === 1;
    expect.soft(needsSession, path).toBe(caller === 'account');
    const refusals = ['200', '400', '404', '409', '422', '429', '500', '503'];
    expect.soft(Object.keys(responses), path).toEqual(expect.arrayContaining(refusals));
  }
});

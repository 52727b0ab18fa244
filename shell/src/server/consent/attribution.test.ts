import { forgetAttribution, readAttribution } from './attribution';

const day = 24 * 3600;

/** Cookies of a browser after these addresses, each with its lifetime in days. */
function cookiesAfter(...queries: string[]) {
  const cookies: Record<string, string> = {};
  for (const query of queries) {
    for (const { name, value, seconds } of readAttribution(new URLSearchParams(query))) {
      if (seconds === 0) Reflect.deleteProperty(cookies, name);
      else cookies[name] = `${value} for ${seconds / day}`;
    }
  }
  return cookies;
}

test.each([
  ['cjevent=a-1', { cje: 'a-1 for 45', 'cje-client': '1 for 45' }],
  ['cfclick=b_2', { 'cf-click': 'b_2 for 30' }],
  ['admitad_uid=c3', { _aid: 'c3 for 45' }],
])('%s sets a cookie with the partner’s lifetime', (query, cookies) => {
  expect(cookiesAfter(query)).toEqual(cookies);
});

test('only the newest partner is remembered', () => {
  const links = ['cjevent=a', 'cfclick=b', 'admitad_uid=c'];

  expect(cookiesAfter(...links)).toEqual({ _aid: 'c for 45' });
  expect(cookiesAfter(...links.toReversed())).toEqual({
    cje: 'a for 45',
    'cje-client': '1 for 45',
  });
  expect(cookiesAfter(links.toReversed().join('&'))).toEqual({ _aid: 'c for 45' });
});

test('our own campaign clears earlier partners but keeps a click in the same address', () => {
  const campaign = { utm_data: 'utm_source=letter for 45' };

  expect(cookiesAfter('cjevent=a', 'utm_source=letter')).toEqual(campaign);
  expect(cookiesAfter('cjevent=a', 'cfclick=b&utm_source=letter')).toEqual({
    ...campaign,
    'cf-click': 'b for 30',
  });
  expect(cookiesAfter('cjevent=a', 'utm_source=')).toEqual({});
});

test('the five campaign parameters are stored in one cookie', () => {
  const query =
    'utm_source=le+monde&utm_medium=mail&utm_campaign=%D1%85&utm_term=1&utm_content=a.b';

  expect(cookiesAfter(`${query}&utm_evil=1`)).toEqual({ utm_data: `${query} for 45` });
});

test.each([
  'cjevent=',
  'cjevent=a b',
  'cjevent=a%0d%0aSet-Cookie:x',
  `cjevent=${'a'.repeat(129)}`,
  'utm_medium=%3Cscript%3E',
  `utm_term=${'a'.repeat(101)}`,
  'cje=a',
  '',
])('the query %j changes no cookie', (query) => {
  expect(cookiesAfter('admitad_uid=c', query)).toEqual({ _aid: 'c for 45' });
});

test('revoked consent clears all attribution cookies', () => {
  const set = ['cjevent=a&utm_source=x', 'cfclick=b', 'admitad_uid=c'].flatMap((query) =>
    readAttribution(new URLSearchParams(query)),
  );

  expect(new Set(forgetAttribution().map(({ name }) => name))).toEqual(
    new Set(set.map(({ name }) => name)),
  );
});

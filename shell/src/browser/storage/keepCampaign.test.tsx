import { keepCampaign } from './keepCampaign';
import { readCampaign } from './readCampaign';

const landing = '?utm_source=letter&invite_code=abc&front_id=f1&token=secret';

beforeEach(() => {
  sessionStorage.clear();
});

test('without consent an invite is kept and campaign marks are not', () => {
  keepCampaign(landing, false);

  expect(readCampaign()).toEqual({ invite_code: 'abc' });
});

test('with consent the tab keeps the marks and newer ones replace them', () => {
  keepCampaign(landing, true);
  keepCampaign('?utm_source=blog', true);

  expect(readCampaign()).toEqual({ utm_source: 'blog', invite_code: 'abc', front_id: 'f1' });
});

test('exactly the marks of the specification are kept', () => {
  const marks = [
    ...['utm_campaign', 'utm_medium', 'utm_source', 'utm_term', 'utm_content'],
    ...['front_id', 'invite_code', 'invite_type', 'channel', 'source'],
    ...['iv_user_id', 'iv_sim_country'],
  ];

  keepCampaign(`?${marks.map((name) => `${name}=${name}`).join('&')}&utm_id=1&ref=2`, true);

  expect(readCampaign()).toEqual(Object.fromEntries(marks.map((name) => [name, name])));
});

test('a new source replaces all marks of the previous one', () => {
  keepCampaign('?utm_source=news&utm_campaign=c1&utm_term=vpn&invite_code=abc', true);
  keepCampaign('?utm_source=x', true);

  expect(readCampaign()).toMatchObject({ utm_source: 'x', invite_code: 'abc' });
  expect(Object.keys(readCampaign()).filter((name) => name.startsWith('utm_'))).toEqual([
    'utm_source',
  ]);
});

test('revoking consent clears the campaign but not the invite', () => {
  keepCampaign(landing, true);
  keepCampaign('', false);

  expect(readCampaign()).toEqual({ invite_code: 'abc' });
});

test('the tab keeps one random front_id while there is consent', () => {
  keepCampaign('', true);
  const first = readCampaign();
  keepCampaign('', true);

  expect(first).toEqual({ front_id: expect.stringMatching(/^[\w-]{36}$/) as string });
  expect(readCampaign()).toEqual(first);
  keepCampaign('', false);
  expect(readCampaign()).toEqual({});
});

test('nothing is stored when all marks are empty, too long or unknown', () => {
  keepCampaign(`?q=vpn&invite_code=${'a'.repeat(129)}&invite_type=`, false);

  expect(sessionStorage).toHaveLength(0);
});

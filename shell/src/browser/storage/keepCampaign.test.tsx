import { keepCampaign } from './keepCampaign';
import { readCampaign } from './readCampaign';

const landing = '?utm_source=letter&invite_code=abc&front_id=f1&token=secret';

beforeEach(() => {
  sessionStorage.clear();
});

test('an invite is kept without consent, where the visitor came from is not', () => {
  keepCampaign(landing, false);

  expect(readCampaign()).toEqual({ invite_code: 'abc' });
});

test('with consent the marks stay for the tab, and newer ones take their place', () => {
  keepCampaign(landing, true);
  keepCampaign('?utm_source=blog', true);

  expect(readCampaign()).toEqual({ utm_source: 'blog', invite_code: 'abc', front_id: 'f1' });
});

test('every mark that the specification names is kept, and no other', () => {
  const marks = [
    ...['utm_campaign', 'utm_medium', 'utm_source', 'utm_term', 'utm_content'],
    ...['front_id', 'invite_code', 'invite_type', 'channel', 'source'],
    ...['iv_user_id', 'iv_sim_country'],
  ];

  keepCampaign(`?${marks.map((name) => `${name}=${name}`).join('&')}&utm_id=1&ref=2`, true);

  expect(readCampaign()).toEqual(Object.fromEntries(marks.map((name) => [name, name])));
});

test('a new source takes the place of everything that the one before said', () => {
  keepCampaign('?utm_source=news&utm_campaign=c1&utm_term=vpn&invite_code=abc', true);
  keepCampaign('?utm_source=x', true);

  expect(readCampaign()).toMatchObject({ utm_source: 'x', invite_code: 'abc' });
  expect(Object.keys(readCampaign()).filter((name) => name.startsWith('utm_'))).toEqual([
    'utm_source',
  ]);
});

test('a consent that is taken back costs the campaign, not the invite', () => {
  keepCampaign(landing, true);
  keepCampaign('', false);

  expect(readCampaign()).toEqual({ invite_code: 'abc' });
});

test('the tab keeps one random number for as long as there is consent', () => {
  keepCampaign('', true);
  const first = readCampaign();
  keepCampaign('', true);

  expect(first).toEqual({ front_id: expect.stringMatching(/^[\w-]{36}$/) as string });
  expect(readCampaign()).toEqual(first);
  keepCampaign('', false);
  expect(readCampaign()).toEqual({});
});

test('nothing is stored where there is nothing to keep', () => {
  keepCampaign(`?q=vpn&invite_code=${'a'.repeat(129)}&invite_type=`, false);

  expect(sessionStorage).toHaveLength(0);
});

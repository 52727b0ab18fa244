import { keepCampaign, readCampaign } from './keepCampaign';

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

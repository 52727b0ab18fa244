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

test('nothing is stored where there is nothing to keep', () => {
  keepCampaign(`?q=vpn&invite_code=${'a'.repeat(129)}&invite_type=`, true);

  expect(sessionStorage).toHaveLength(0);
});

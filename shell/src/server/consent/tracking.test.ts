import { describeTracking, readInvite } from './tracking';

const read = (query: string) => readInvite(new URLSearchParams(query));

test('an invitation in an address is stored with its own parameters and no others', () => {
  expect(read('invite_code=abc&invite_type=link&utm_source=x')).toBe(
    'invite_code=abc&invite_type=link',
  );
});

test.each(['', 'invite_type=link', 'invite_code=', 'invite_code=%3Cb%3E', 'invite_code=a%0d%0ab'])(
  'the query %j contains no invitation',
  (query) => {
    expect(read(query)).toBeUndefined();
  },
);

test('tracking data names the campaign, partner, tab and invitation', () => {
  const cookies = {
    utm_data: 'utm_source=letter&utm_medium=mail',
    cje: 'click-1',
    'cje-client': '1',
    invite_data: 'invite_code=abc',
  };

  expect(describeTracking(cookies, 'front_id=f1&invite_code=forged&utm_source=forged')).toBe(
    'utm_source=letter&utm_medium=mail&front_id=f1&affiliate_type=cj&affiliate_value=click-1&invite_code=abc',
  );
});

test('a visitor without campaign, partner or invitation has no tracking data', () => {
  expect(describeTracking({}, undefined)).toBeUndefined();
  expect(describeTracking({ LANGUAGE: 'de' }, ['front_id=a', 'front_id=b'])).toBeUndefined();
});

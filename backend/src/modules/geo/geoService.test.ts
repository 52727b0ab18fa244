import { geoService, unknownPlace } from './geoService';

const service = geoService({
  find: (address) =>
    address === '203.0.113.7' ? { countryCode: 'HK', location: 'Kowloon' } : unknownPlace,
});

test('unknown values stay empty', () => {
  expect(service.locate({ address: '8.8.4.4' })).toEqual({
    user_ip: '8.8.4.4',
    country: '',
    country_code: '',
    location: '',
    is_exposed: true,
  });
});

test("the proxy's country outranks the database, and a city of another country is omitted", () => {
  expect(service.locate({ address: '203.0.113.7', countryCode: 'de' })).toMatchObject({
    country: 'Germany',
    country_code: 'DE',
    location: '',
  });
});

test('the database answers if the proxy sends no valid country', () => {
  for (const countryCode of [undefined, '', 'XX', 'T1', 'Germany', 'toString']) {
    expect(service.locate({ address: '203.0.113.7', countryCode })).toMatchObject({
      country: 'Hong Kong',
      country_code: 'HK',
      location: 'Kowloon',
    });
  }
});

test.each([
  ['CN', 'China'],
  ['HK', 'Hong Kong'],
  ['MO', 'Macao'],
  ['TW', 'Taiwan'],
])('%s is named %s', (countryCode, country) => {
  expect(service.locate({ address: '', countryCode })).toMatchObject({ country });
});

test.each([
  ['192.0.2.1', false],
  ['198.51.100.255', false],
  ['203.0.113.7', false],
  ['2001:db8::7', false],
  ['192.0.3.1', true],
  ['2001:db9::7', true],
  ['', true],
])('%p is exposed: %p', (address, isExposed) => {
  expect(service.locate({ address })).toMatchObject({ user_ip: address, is_exposed: isExposed });
});

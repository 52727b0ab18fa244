import { countryName } from './countryName';

describe('the name of a country', () => {
  test('is written in the visitor’s language', () => {
    expect(countryName({ country: 'Germany', country_code: 'DE' }, 'fr')).toBe('Allemagne');
    expect(countryName({ country: 'Germany', country_code: 'DE' }, 'ja')).toBe('ドイツ');
  });

  test('is the server’s in English', () => {
    expect(countryName({ country: 'Hong Kong', country_code: 'HK' }, 'en')).toBe('Hong Kong');
  });

  test('stays the server’s if the language has no name for the code', () => {
    expect(countryName({ country: 'Nowhere', country_code: 'QX' }, 'de')).toBe('Nowhere');
  });

  test('is empty for an unknown country', () => {
    expect(countryName({ country: '', country_code: '' }, 'de')).toBe('');
  });
});

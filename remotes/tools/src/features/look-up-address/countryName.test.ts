import { countryName } from './countryName';

describe('the name of a country', () => {
  test('is written in the visitor’s language', () => {
    expect(countryName({ country: 'Germany', country_code: 'DE' }, 'fr')).toBe('Allemagne');
    expect(countryName({ country: 'Germany', country_code: 'DE' }, 'ja')).toBe('ドイツ');
  });

  test('is the one of the site’s own table in English', () => {
    expect(countryName({ country: 'Hong Kong', country_code: 'HK' }, 'en')).toBe('Hong Kong');
  });

  test('stays as it came when the language has no word for the code', () => {
    expect(countryName({ country: 'Nowhere', country_code: 'QX' }, 'de')).toBe('Nowhere');
  });

  test('is empty when the country is not known', () => {
    expect(countryName({ country: '', country_code: '' }, 'de')).toBe('');
  });
});

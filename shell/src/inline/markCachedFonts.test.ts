import { markCachedFonts } from './markCachedFonts';

test.each([
  ['a page of this site', `${location.origin}/m/home`, ''],
  ['another site', 'https://news.example/vpn', undefined],
  ['a site whose name begins the same', `${location.origin}.example/`, undefined],
  ['nowhere', '', undefined],
])('a page opened from %s', (_, referrer, mark) => {
  delete document.documentElement.dataset['fonts'];
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);

  markCachedFonts();

  expect(document.documentElement.dataset['fonts']).toBe(mark);
});

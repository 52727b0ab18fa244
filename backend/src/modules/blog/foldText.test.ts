import { foldText, splitTerms } from './foldText';

test.each([
  ['case', 'WebRTC', 'webrtc'],
  ['accents', 'Cómo Été Żółć', 'como ete zolc'],
  ['letters with a stroke or in one', 'Straße cœur łódź', 'strasse coeur lodz'],
  ['the dots of Russian', 'Ещё', 'еще'],
  ['the dot of a Turkish capital', 'İP', 'ip'],
  ['full and half width', 'ＶＰＮ ﾈｯﾄ', 'vpn ネット'],
  ['vowel signs, hamza and stretching', 'شَبَكَة أمان شبـــكة', 'شبكة امان شبكة'],
  ['soft hyphens and joiners', 'pass\u00adwort\u200d', 'passwort'],
  ['line ends and control signs', 'a\nb\u0000c', 'a b c'],
])('folding ignores %s', (_, source, folded) => {
  expect(foldText(source).text).toBe(folded);
});

test('a voiced kana differs from its plain form', () => {
  expect(foldText('ガ').text).not.toBe(foldText('カ').text);
  expect(foldText('ガ').text).toBe(foldText('ｶﾞ').text);
});

test('every folded character maps to its origin', () => {
  expect(foldText('aßé').origins).toEqual([0, 1, 1, 2, 3]);
});

test('a query is split into distinct words', () => {
  expect(splitTerms('  DNS  dns\u3000漏れ ')).toEqual(['dns', '漏れ']);
  expect(splitTerms(' \u0301 \u200b')).toEqual([]);
});

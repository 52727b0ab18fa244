import { foldText, splitWords } from './foldText';

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
])('%s make no difference', (_, source, folded) => {
  expect(foldText(source).text).toBe(folded);
});

test('a kana with another mark is another kana', () => {
  expect(foldText('ガ').text).not.toBe(foldText('カ').text);
  expect(foldText('ガ').text).toBe(foldText('ｶﾞ').text);
});

test('every sign knows where it came from', () => {
  expect(foldText('aßé').origins).toEqual([0, 1, 1, 2, 3]);
});

test('a question is its different words', () => {
  expect(splitWords('  DNS  dns\u3000漏れ ')).toEqual(['dns', '漏れ']);
  expect(splitWords(' \u0301 \u200b')).toEqual([]);
});

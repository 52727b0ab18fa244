import { cutPassage, holdsAny, markText } from './markText';
import { toPlainText } from './toPlainText';

/** Shows the marked parts in brackets. */
const show = (source: string, ...terms: string[]) =>
  markText(source, terms)
    .map(({ text, is_match }) => (is_match ? `[${text}]` : text))
    .join('');

test.each([
  ['in the case of the text', 'A DNS leak, dns', ['dns'], 'A [DNS] leak, [dns]'],
  ['with their accents', 'Une fuite révélée', ['revelee'], 'Une fuite [révélée]'],
  ['in a text without spaces', '情報漏れはなぜ', ['漏れ'], '情報[漏れ]はなぜ'],
  ['once where they overlap', 'webrtc', ['webrtc', 'web', 'rtc'], '[webrtc]'],
  ['whole where half a letter was meant', 'Straße', ['stras'], '[Straß]e'],
  ['not at all where they are not', 'VPN', ['dns'], 'VPN'],
  ['as they are, however special', '100 % _', ['%'], '100 [%] _'],
])('words are marked %s', (_, source, terms, marked) => {
  expect(show(source, ...terms)).toBe(marked);
});

test('the joined parts equal the text', () => {
  const source = 'Ein WebRTC-Leck: Größe';

  const parts = markText(source, ['r', 'ss', 'leck']);

  expect(parts.map(({ text }) => text).join('')).toBe(source);
});

test('a passage contains the first match and stays short', () => {
  const source = `${'before '.repeat(60)}the resolver answers ${'after '.repeat(60)}`;

  const passage = cutPassage(source, ['resolver']);

  expect(passage).toMatch(/^… before .*the resolver answers after.* after …$/);
  expect(passage.length).toBeLessThan(180);
});

test('a passage of a text without spaces is cut between characters', () => {
  const passage = cutPassage(`${'前'.repeat(300)}漏れ${'後'.repeat(300)}`, ['漏れ']);

  expect(passage).toMatch(/^… 前+漏れ後+ …$/);
  expect(passage.length).toBeLessThan(180);
});

test('a text with one of the words matches any of them', () => {
  expect(holdsAny('Größe', ['dns', 'grosse'])).toBe(true);
  expect(holdsAny('Größe', ['dns'])).toBe(false);
});

test('plain text of HTML has no tags and no entities', () => {
  expect(toPlainText('<p>a &amp;&nbsp;&#98;<br>\n&ldquo;c&rdquo; &unknown;</p>')).toBe(
    'a & b “c” &unknown;',
  );
});

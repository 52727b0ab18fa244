import { findTopics, type SearchedTopic } from './findTopics';

function aTopic(label: string, body: string): SearchedTopic {
  return { entry: { to: `/help/${label}`, label, text: `About ${label}.` }, body };
}

const topics = [
  aTopic('Refunds', 'Get your money back. Payments return to the card. VPN.'),
  aTopic('Slow connection', 'Choose a server nearby. Your VPN is slow on distant servers.'),
  aTopic('Cannot log in', 'Too many attempts. Wait 15 minutes. VPN passwords need a symbol.'),
];

const search = (question: string, language: 'en' | 'de' | 'ja' = 'en', among = topics) =>
  findTopics(among, question, language).map(({ label }) => label);

test.each([
  ['refund', ['Refunds']],
  ['my payment', ['Refunds']],
  ['PASSWORD', ['Cannot log in']],
  ['“Too many attempts.”', ['Cannot log in']],
  ['slow server', ['Slow connection']],
])('"%s" finds %j', (question, found) => {
  expect(search(question)).toEqual(found);
});

test('words that every topic contains find nothing alone', () => {
  expect(search('VPN')).toEqual([]);
});

test('a word in a name counts more than one in the text', () => {
  const others = [
    aTopic('Payment', 'Cards.'),
    aTopic('Cancel', 'Turn renewal off.'),
    aTopic('Refund', 'See how to cancel.'),
  ];

  expect(search('cancel', 'en', others)).toEqual(['Cancel', 'Refund']);
});

test.each(['', '   ', '?!', 'zebra'])('"%s" finds nothing', (question) => {
  expect(search(question)).toEqual([]);
});

test('case, accents and soft hyphens do not matter', () => {
  const german = [aTopic('Rückzahlung', 'Geld zu\u00adrück'), aTopic('Gerät', 'Gerät entfernen')];

  expect(search('RUCKZAHLUNG', 'de', german)).toEqual(['Rückzahlung']);
  expect(search('zurück', 'de', german)).toEqual(['Rückzahlung']);
});

test('Japanese is divided into words', () => {
  const japanese = [aTopic('返金', '全額返金を受けるには'), aTopic('接続', '接続できないとき')];

  expect(search('接続できません', 'ja', japanese)).toEqual(['接続']);
});

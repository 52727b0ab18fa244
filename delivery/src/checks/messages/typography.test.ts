import { findTypographyProblems, fixTypography } from './typography';

function findProblems(language: string, text: string): string[] {
  const messages = new Map([['key', text]]);
  const file = { language, namespace: 'shell', file: 'file', messages, oddKeys: [] };
  return findTypographyProblems(file).map((problem) => problem.replace('file: "key" has ', ''));
}

/** Texts that break a rule, with the corrected text. */
const mended = [
  ['en', "We don't", 'We don’t', 'a straight apostrophe'],
  ['en', 'Wait...', 'Wait…', 'three dots instead of …'],
  ['en', 'One  plan', 'One plan', 'two spaces'],
  ['en', 'One plan ', 'One plan', 'a space at the start or end'],
  ['de', 'Ein Tarif - alles drin', 'Ein Tarif – alles drin', 'a hyphen as a dash'],
  ['fr', 'Un VPN ?', 'Un VPN\u202f?', 'no U+202F before ; ? or !'],
  ['fr', 'Un VPN?', 'Un VPN\u202f?', 'no U+202F before ; ? or !'],
  ['fr', 'Prix : 3 €', 'Prix\u00a0: 3 €', 'no U+00A0 before a colon'],
  ['fr', 'le mot « fuite\u00a0»', 'le mot «\u00a0fuite\u00a0»', 'no U+00A0 after «'],
  ['fr', 'le mot «\u00a0fuite»', 'le mot «\u00a0fuite\u00a0»', 'no U+00A0 before »'],
  ['pl', 'w sieci', 'w\u00a0sieci', 'no U+00A0 after a word of one letter'],
  ['ru', 'VPN — это туннель', 'VPN\u00a0— это туннель', 'no U+00A0 before a dash'],
  ['ru', 'адрес в сети', 'адрес в\u00a0сети', 'no U+00A0 after a word of one or two letters'],
  ['ja', 'この VPN は', 'このVPNは', 'a space between Japanese and Latin text'],
  [
    'ar',
    'باسم {{email}}.',
    'باسم \u2068{{email}}\u2069.',
    'a value in Latin script without U+2068 and U+2069 around it',
  ],
] as const;

test.each(mended)('%s: "%s" is reported and corrected', (language, text, correct, rule) => {
  expect(findProblems(language, text)).toEqual([rule]);
  expect(fixTypography(text, language)).toBe(correct);
  expect(findProblems(language, correct)).toEqual([]);
});

test.each([
  ['en', 'The "plan"', 'a straight quotation mark'],
  ['en', 'A plan , renewed', 'a space before a comma or full stop'],
  ['de', 'Das “Leck” im Netz', 'English quotation marks'],
  ['es', 'Qué es una VPN?', 'a question without ¿'],
  ['es', 'Gracias!', 'an exclamation without ¡'],
  ['pl', 'słowo “wyciek”', 'English quotation marks'],
  ['ja', 'はい.', 'half-width punctuation'],
  ['ar', 'نعم, شكرًا', 'Latin punctuation'],
])('%s: "%s" is reported and left to a person', (language, text, rule) => {
  expect(findProblems(language, text)).toEqual([rule]);
  expect(fixTypography(text, language)).toBe(text);
});

test.each([
  ['de', '„Leck“ heißt: Ihre Adresse ist sichtbar.'],
  ['fr', 'De 10:30 à 12:00\u00a0: https://tidegate.example/ Vraiment\u202f?!'],
  ['es', '¿Y si no funciona? ¡Escríbenos!'],
  ['ru', 'IP-адрес и\u00a0DNS'],
  ['ja', '{{brand}}のVPN'],
])('%s: "%s" breaks no rule', (language, text) => {
  expect(findProblems(language, text)).toEqual([]);
});

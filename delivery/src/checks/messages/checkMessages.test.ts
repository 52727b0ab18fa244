import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeTemporaryFolder } from '../../../testing/makeTemporaryFolder';
import { languages } from '@tidegate/contracts/languages';
import { checkMessages } from './checkMessages';
import { listCategories } from './messageForms';
import { requireMessages } from './requireMessages';
import { notesFile } from './notes';
import { statementsFile } from './statements';
import { termsFile } from './terms';

type Tree = Record<string, unknown>;

const terms = { port: { en: 'port', de: 'Hafen', avoid: { de: ['Anlegestelle'] } } };

const source = `
  export const titleKeys = { open: 'harbour.open' };
  export function Harbour() {
    return t('harbour.ships', { count: 2 }) + t(isLate ? 'harbour.late' : 'harbour.open');
  }
`;

/** Messages that are valid in any language. */
function validMessages(language: string): Tree {
  const ships = listCategories(language).map((category) => [
    `ships_${category}`,
    '{{count}} ships',
  ]);
  return { harbour: { open: 'Open', late: 'Late by {{hours}}', ...Object.fromEntries(ships) } };
}

async function aCheckout({
  messages,
  code = source,
  notes = {},
}: {
  messages?: Record<string, Tree | null>;
  code?: string;
  notes?: Record<string, string>;
}) {
  const rootDir = await makeTemporaryFolder();
  await mkdir(path.join(rootDir, 'docs/languages'), { recursive: true });
  await writeFile(path.join(rootDir, termsFile), JSON.stringify(terms));
  await writeFile(path.join(rootDir, statementsFile), '{}');
  await writeFile(path.join(rootDir, notesFile), JSON.stringify(notes));
  await mkdir(path.join(rootDir, 'harbour/src'), { recursive: true });
  await writeFile(path.join(rootDir, 'harbour/src/Harbour.tsx'), code);
  for (const language of languages) {
    const folder = path.join(rootDir, 'harbour/locales', language);
    const tree = messages && language in messages ? messages[language] : validMessages(language);
    if (tree === null) continue;
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'harbour.json'), JSON.stringify(tree));
  }
  return rootDir;
}

async function findProblems(checkout: Parameters<typeof aCheckout>[0]): Promise<readonly string[]> {
  const { problems } = await checkMessages(await aCheckout(checkout), ['harbour']);
  return problems.map((problem) => problem.replace('harbour/locales/', ''));
}

function withHarbour(language: string, change: Tree): Tree {
  const { harbour } = validMessages(language);
  return { harbour: { ...(harbour as Tree), ...change } };
}

test('valid messages have no problems', async () => {
  expect(await findProblems({})).toEqual([]);
});

test.each<[string, Record<string, Tree | null>, string[]]>([
  ['a language without its file', { pl: null }, ['pl/harbour.json is missing']],
  [
    'a missing key',
    { de: withHarbour('de', { open: undefined }) },
    ['de/harbour.json: "harbour.open" is missing'],
  ],
  [
    'a word that the language replaces',
    { de: withHarbour('de', { open: 'Offene anlegestelle' }) },
    ['de/harbour.json: "harbour.open" says "Anlegestelle" instead of "Hafen"'],
  ],
  [
    'a rule of typography',
    { fr: withHarbour('fr', { open: 'Ouvert ?' }) },
    ['fr/harbour.json: "harbour.open" has no U+202F before ; ? or !'],
  ],
  [
    'a key that English has not',
    { de: withHarbour('de', { closed: 'Zu' }) },
    ['de/harbour.json: "harbour.closed" is not in the English file'],
  ],
  [
    'a plural form that the language needs and lacks',
    { ru: withHarbour('ru', { ships_few: undefined }) },
    ['ru/harbour.json: "harbour.ships_few" is missing'],
  ],
  [
    'a plural form that the language does not have',
    { ja: withHarbour('ja', { ships_one: '{{count}}' }) },
    ['ja/harbour.json: "harbour.ships_one" is no form of this language'],
  ],
  [
    'a lost placeholder',
    { fr: withHarbour('fr', { late: 'En retard' }) },
    ['fr/harbour.json: "harbour.late" lacks {{hours}}'],
  ],
  [
    'a misspelt placeholder',
    { fr: withHarbour('fr', { late: 'En retard de {{hour}}' }) },
    [
      'fr/harbour.json: "harbour.late" lacks {{hours}}',
      'fr/harbour.json: "harbour.late" has {{hour}}, which English has not',
    ],
  ],
  [
    'a tag that English has not',
    { es: withHarbour('es', { open: '<b>Abierto</b>' }) },
    ['es/harbour.json: "harbour.open" has <b>, which English has not'],
  ],
  [
    'a format',
    { pt: withHarbour('pt', { late: 'Atraso de {{hours, number}}' }) },
    ['pt/harbour.json: "harbour.late" has a format or contains another message'],
  ],
  [
    'an empty text',
    { it: withHarbour('it', { open: ' ' }) },
    ['it/harbour.json: "harbour.open" is empty'],
  ],
  [
    'a number in place of a text',
    { nl: withHarbour('nl', { open: 1 }) },
    ['nl/harbour.json: "harbour.open" is missing', 'nl/harbour.json: "harbour.open" is no text'],
  ],
])('%s is reported', async (_, messages, problems) => {
  expect(await findProblems({ messages })).toEqual(problems);
});

test('a plural form that spells out its number may omit the placeholder', async () => {
  const messages = { ar: withHarbour('ar', { ships_two: 'سفينتان' }) };

  expect(await findProblems({ messages })).toEqual([]);
});

test('unused messages are reported', async () => {
  const code = source.replace("'harbour.late'", "'harbour.open'");

  expect(await findProblems({ code })).toEqual([
    'en/harbour.json: nothing in src uses "harbour.late"',
  ]);
});

test.each([
  ["t('harbour.closed')", 'a call'],
  ['<Trans i18nKey="harbour.closed" />', 'an attribute'],
  ["({ head: { title: 'harbour.closed', description: 'harbour.open' } })", 'a head'],
])('missing messages are reported: %s', async (use) => {
  const code = `${source}\nexport const more = ${use};`;

  expect(await findProblems({ code })).toEqual([
    'harbour/src/Harbour.tsx: there is no message for "harbour.closed"',
  ]);
});

test('a message for a context is in use if the context is', async () => {
  const context = { open_night: 'Open at night' };
  const messages = Object.fromEntries(
    languages.map((language) => [language, withHarbour(language, context)]),
  );
  const code = `${source}\nexport const more = t('harbour.open', { context: 'night' });`;

  expect(await findProblems({ messages, code })).toEqual([]);
  expect(await findProblems({ messages })).toHaveLength(1);
});

test('messages for every context need no message without a context', async () => {
  const context = { flag_day: 'Blue', flag_night: 'Red' };
  const messages = Object.fromEntries(
    languages.map((language) => [language, withHarbour(language, context)]),
  );
  const using = (key: string) =>
    `${source}\nexport const more = ['day', 'night'].map((context) => t('${key}', { context }));`;

  expect(await findProblems({ messages, code: using('harbour.flag') })).toEqual([]);
  expect(await findProblems({ messages, code: using('harbour.fla') })).toContain(
    'harbour/src/Harbour.tsx: there is no message for "harbour.fla"',
  );
});

test('a data row without messages is reported at every key that other rows have messages for', async () => {
  const written = { flag_day: 'Blue', flag_night: 'Red', sound_day: 'Bell', sound: 'Nothing' };
  const messages = Object.fromEntries(
    languages.map((language) => [language, withHarbour(language, written)]),
  );
  const code = `${source}
    const rows = ['day', 'night', 'fog'] as const;
    export function Flag({ context }: { context: (typeof rows)[number] }) {
      return t('harbour.flag', { context });
    }
    export const heads = { day: 'harbour.sound', night: 'harbour.sound' };`;

  expect(await findProblems({ messages, code })).toEqual([
    'harbour/src/Harbour.tsx: there is no message for "harbour.flag_fog"',
    'harbour/src/Harbour.tsx: there is no message for "harbour.sound_night"',
    'harbour/src/Harbour.tsx: there is no message for "harbour.sound_fog"',
  ]);
});

test('a note about a message that does not exist is reported', async () => {
  const notes = { 'harbour/harbour:harbour.open': 'A state.', 'harbour/harbour:harbour.deep': '' };

  expect(await findProblems({ notes })).toEqual([
    'docs/languages/notes.json: there is no message harbour/harbour:harbour.deep',
  ]);
});

test('a check that finds no messages fails', async () => {
  const { problems } = await checkMessages(await aCheckout({}), ['quay']);

  expect(problems).toEqual(['no messages were found to check']);
});

test('a remote with an empty message is not built', async () => {
  const rootDir = await aCheckout({ messages: { it: withHarbour('it', { open: '' }) } });

  await expect(requireMessages(path.join(rootDir, 'harbour'))).rejects.toThrow(
    'locales/it/harbour.json: "harbour.open" is empty',
  );
});

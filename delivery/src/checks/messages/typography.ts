import type { Language } from '@tidegate/contracts/languages';
import type { MessageFile } from './readMessageFiles';

interface TypographyRule {
  name: string;
  /** Matches what is wrong. */
  pattern: RegExp;
  /** What `npm run words -- fix` writes in its place, if no judgement is needed. */
  replacement?: string;
}

const everywhere: readonly TypographyRule[] = [
  { name: 'a straight quotation mark', pattern: /"/g },
  { name: 'a straight apostrophe', pattern: /'/g, replacement: '’' },
  { name: 'three dots instead of …', pattern: /\.\.\./g, replacement: '…' },
  { name: 'two spaces', pattern: / {2,}/g, replacement: ' ' },
  { name: 'a space at the start or end', pattern: /^ +(?=\S)|(?<=\S) +$/g, replacement: '' },
  { name: 'a space before a comma or full stop', pattern: /(?<=\p{L}) (?=[.,](?![\p{L}\d]))/gu },
];

const cjk = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]`;

/** docs/languages/<language>.md explains them. */
const rules: Readonly<Partial<Record<Language, readonly TypographyRule[]>>> = {
  de: [
    { name: 'English quotation marks', pattern: /“[^”„]*”/g },
    { name: 'a hyphen as a dash', pattern: / - /g, replacement: ' – ' },
  ],
  fr: [
    {
      name: 'no U+202F before ; ? or !',
      pattern: /(?:[ \u00a0]|(?<![\s?!]))(?=[;?!](?:[\s»)]|$))/gu,
      replacement: '\u202f',
    },
    {
      name: 'no U+00A0 before a colon',
      pattern: /(?:[ \u202f]|(?<!\s))(?=:(?:\s|$))/gu,
      replacement: '\u00a0',
    },
    { name: 'no U+00A0 after «', pattern: /«(?!\u00a0)[ \u202f]?/gu, replacement: '«\u00a0' },
    { name: 'no U+00A0 before »', pattern: /(?<!\u00a0)[ \u202f]?»/gu, replacement: '\u00a0»' },
  ],
  es: [
    { name: 'a question without ¿', pattern: /^[^¿]*\?/g },
    { name: 'an exclamation without ¡', pattern: /^[^¡]*!/g },
  ],
  pl: [
    {
      name: 'no U+00A0 after a word of one letter',
      pattern: /(?<![\p{L}\d’-])([aiouwz]) /giu,
      replacement: '$1\u00a0',
    },
    { name: 'English quotation marks', pattern: /“/g },
  ],
  ru: [
    { name: 'no U+00A0 before a dash', pattern: / (?=[—–])/g, replacement: '\u00a0' },
    {
      name: 'no U+00A0 after a word of one or two letters',
      pattern: /(?<![\p{L}\d-])(\p{sc=Cyrillic}{1,2}) (?![—–])/gu,
      replacement: '$1\u00a0',
    },
  ],
  ja: [
    {
      name: 'a space between Japanese and Latin text',
      pattern: new RegExp(`(?<=${cjk}) (?=[\\w{])|(?<=[\\w}]) (?=${cjk})`, 'gu'),
      replacement: '',
    },
    { name: 'half-width punctuation', pattern: new RegExp(`${cjk}[,.?!:;()]`, 'gu') },
  ],
  ar: [
    {
      name: 'a value in Latin script without U+2068 and U+2069 around it',
      pattern: /(?<!\u2068)(\{\{(?:email|code|version|ip|file|order|number)\}\})/g,
      replacement: '\u2068$1\u2069',
    },
    { name: 'Latin punctuation', pattern: /\p{sc=Arabic}[,;?]/gu },
  ],
};

function listRules(language: string): readonly TypographyRule[] {
  const own = Object.entries(rules).find(([name]) => name === language)?.[1] ?? [];
  return [...everywhere, ...own];
}

/** Reports what breaks the rules of a language's typography. */
export function findTypographyProblems({ file, language, messages }: MessageFile): string[] {
  return [...messages].flatMap(([key, text]) =>
    listRules(language)
      .filter(({ pattern }) => text.search(pattern) !== -1)
      .map(({ name }) => `${file}: "${key}" has ${name}`),
  );
}

/** Corrects a text where a rule needs no judgement. */
export function fixTypography(text: string, language: string): string {
  return listRules(language).reduce(
    (fixed, { pattern, replacement }) =>
      replacement === undefined ? fixed : fixed.replaceAll(pattern, replacement),
    text,
  );
}

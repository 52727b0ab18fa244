import { languages, type Language } from '@tidegate/contracts/languages';
import { franc } from 'franc';
import { hasSections, isOfPage, type MessageFile } from './readMessageFiles';

/** Codes of ISO 639-3, which the detector uses. */
const codes: Readonly<Record<Language, string>> = {
  ...{ en: 'eng', ru: 'rus', de: 'deu', es: 'spa', fr: 'fra', it: 'ita' },
  ...{ ja: 'jpn', nl: 'nld', pl: 'pol', pt: 'por', ar: 'arb' },
};

/** Names of cities and tags are of no language. */
const names = ['cities', 'pages/blog'];

/** Shorter texts consist of names, in which no language can be detected. */
const fewestCharacters = 200;

/** Quoted commands and names of settings are often in another language. */
const notInLanguage = /\{\{.*?\}\}|<.*?>|https?:\S+|[«„“「].*?[»”“」]/g;

function isInLanguage(text: string, language: Language): boolean {
  const plain = text.replaceAll(notInLanguage, ' ');
  if (plain.length < fewestCharacters) return true;
  return franc(plain, { only: Object.values(codes) }) === codes[language];
}

/** The texts of a page by section, those of other files together: they are labels. */
function groupTexts(file: MessageFile): Map<string, string> {
  const parts = isOfPage(file) && hasSections(file) ? 2 : 0;
  const groups = new Map<string, string>();
  for (const [key, text] of file.messages) {
    const name = key.split('.').slice(0, parts).join('.') || file.namespace;
    groups.set(name, `${groups.get(name) ?? ''} ${text}`);
  }
  return groups;
}

/** Reports blocks of text that are written in another language than that of their file. */
export function findForeignTexts(file: MessageFile): string[] {
  const language = languages.find((name) => name === file.language);
  if (language === undefined || names.includes(file.namespace)) return [];
  return [...groupTexts(file)]
    .filter(([, text]) => !isInLanguage(text, language))
    .map(([name]) => `${file.file}: "${name}" is not in the language of the file`);
}

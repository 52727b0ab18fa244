import { franc } from 'franc';
import type { CheerioAPI } from 'cheerio';

/** Codes of ISO 639-3, which the detector uses. */
const codes: Readonly<Record<string, string>> = {
  ...{ en: 'eng', ru: 'rus', de: 'deu', es: 'spa', fr: 'fra', it: 'ita' },
  ...{ ja: 'jpn', nl: 'nld', pl: 'pol', pt: 'por', ar: 'arb' },
};

/** No language can be detected in a shorter text. */
const fewestCharacters = 200;

/** Quoted names of controls, and addresses. */
const notInLanguage = /https?:\S+|[«„“「].*?[»”“」]/g;

/** The starts of the sections of a page whose paragraphs are not in the page's language. */
export function findForeignBlocks($: CheerioAPI, language: string): string[] {
  const expected = codes[language];
  return $('main section, main article')
    .toArray()
    .flatMap((section) => {
      const paragraphs = $(section)
        .find('p')
        .filter((_, paragraph) => $(paragraph).closest('[lang]').attr('lang') === language);
      const text = paragraphs
        .toArray()
        .map((paragraph) => $(paragraph).text())
        .join(' ')
        .replaceAll(notInLanguage, ' ');
      if (text.length < fewestCharacters) return [];
      const found = franc(text, { only: Object.values(codes) });
      return found === expected ? [] : [`${found}: ${text.slice(0, 60)}`];
    });
}

import type { Language } from '@tidegate/contracts/languages';
import type { Words } from '../../locale/createWords';
import { wordsSchema } from '../reading/wordsSchema';

export async function loadWords(language: Language, namespace: 'amp' | 'shell'): Promise<Words> {
  const words: unknown = await import(
    /* webpackMode: "eager", webpackInclude: /(amp|shell)\.json$/ */
    `../../../locales/${language}/${namespace}.json`
  );
  return wordsSchema.parse(words);
}

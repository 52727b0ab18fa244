import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { languages, languageTable, type Language } from '@tidegate/contracts/languages';
import { toShareFile, type SharePage } from '@tidegate/shell/sharePages';
import { createInstance, type ResourceLanguage } from 'i18next';
import { inspectBundle, type BundleFacts } from '../../src/release/bundle/inspectBundle';

async function createTranslate(builtDir: string, language: Language) {
  const file = path.join(builtDir, 'locales', `${language}.json`);
  const messages = JSON.parse(await readFile(file, 'utf8')) as ResourceLanguage;
  const instance = createInstance();
  return instance.init({
    lng: language,
    resources: { [language]: { translation: messages } },
    initAsync: false,
    interpolation: { escapeValue: false },
  });
}

function listOwnRoutes({ routes }: BundleFacts) {
  return routes.filter(
    ({ access, path: route, canonical }) =>
      access === 'public' && canonical === undefined && !/[:*?]/.test(route),
  );
}

/** The public pages of a built remote that have an address of their own, without parameters. */
export async function listRemotePages(builtDir: string): Promise<SharePage[]> {
  const inspection = await inspectBundle(path.join(builtDir, 'server/remote.cjs'));
  // `describeRelease` refuses this build and reports the problem.
  if (inspection.status === 'failed') return [];
  const translations = await Promise.all(
    languages.map(async (language) => ({ language, t: await createTranslate(builtDir, language) })),
  );
  return listOwnRoutes(inspection.facts).map(({ path: route, head }) => ({
    path: route,
    texts: translations.map(({ language, t }) => ({
      file: toShareFile(language, route),
      language,
      direction: languageTable[language].direction,
      title: t(head.title, head.values ?? {}),
    })),
  }));
}

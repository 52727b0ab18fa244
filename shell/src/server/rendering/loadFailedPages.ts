import path from 'node:path';
import { languages, languageTable, type Language } from '@tidegate/contracts/languages';
import * as z from 'zod/mini';
import { brand } from '@tidegate/contracts/brand';
import { toPrefixedPath } from '../../locale/prefix';
import { readJson } from '../reading/readJson';
import { escapeMarkup } from './escapeMarkup';
import type { ShellAssets } from './readShellAssets';

const messagesSchema = z.object({
  failed: z.object({ title: z.string(), heading: z.string(), explanation: z.string() }),
  notFound: z.object({ home: z.string() }),
});

/** Error pages in all languages, which need no renderer and are loaded at the start. */
export async function loadFailedPages(localesDir: string, assets: ShellAssets) {
  const styles = assets.styles
    .map(({ url, integrity }) => `<link rel="stylesheet" href="${url}" integrity="${integrity}">`)
    .join('');
  const pages = await Promise.all(
    languages.map(async (language): Promise<[Language, string]> => {
      const file = path.join(localesDir, language, 'shell.json');
      const messages = await readJson(file, messagesSchema);
      const { title, heading, explanation } = messages.failed;
      const home = toPrefixedPath('/', language, 'desktop');
      return [
        language,
        `<!DOCTYPE html><html lang="${language}" dir="${languageTable[language].direction}"><head>` +
          `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
          `<title>${escapeMarkup(title)} | ${brand}</title>${styles}</head><body><main class="tg-container" id="content">` +
          `<p><a href="${home}">${brand}</a></p><h1>${escapeMarkup(heading)}</h1>` +
          `<p>${escapeMarkup(explanation)}</p><p><a href="${home}">${escapeMarkup(messages.notFound.home)}</a></p>` +
          `</main></body></html>`,
      ];
    }),
  );
  return new Map(pages);
}

export type FailedPages = Awaited<ReturnType<typeof loadFailedPages>>;

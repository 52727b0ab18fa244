import path from 'node:path';
import { defaultLanguage, type Language } from '@tidegate/contracts/languages';
import * as z from 'zod/mini';
import { createPromiseCache } from '../reading/createPromiseCache';
import { hasErrorCode } from '../reading/hasErrorCode';
import { readJson } from '../reading/readJson';
import { sectionContentSchema, type SectionContent } from '../../pages/sections/sectionContent';

const text = z.string().check(z.minLength(1));

const headSchema = z.object({ title: text, description: text });

const contentSchema = z.object({
  /** Name for breadcrumbs. */
  name: z.optional(text),
  head: headSchema,
  /** Absent if the page is not translated, then English is shown. */
  sections: z.optional(z.array(sectionContentSchema).check(z.minLength(1))),
  /** Names of a template's entries by id. */
  names: z.optional(z.record(z.string(), text)),
});

export interface PageContent {
  name: string | undefined;
  head: z.infer<typeof headSchema>;
  sections: readonly SectionContent[];
  language: Language;
}

type Content = z.infer<typeof contentSchema>;

/** Files of `/vpn-for-gaming/[game]` for `chess`: `chess.json` if it exists, else `[game].json`. */
function listFiles(page: string, entryId: string | undefined): string[] {
  const own = entryId === undefined ? [] : [page.replace(/\[\w+\]$/, entryId)];
  return [...own, page];
}

/** Reads and caches pages from `locales/<language>/pages`. */
export function createContentReader(localesDir: string) {
  const kept = createPromiseCache<Content | undefined>(2000);

  function readFileOnce(language: Language, page: string): Promise<Content | undefined> {
    const file = path.join(localesDir, language, 'pages', `${page}.json`);
    return kept.get(file, () =>
      readJson(file, contentSchema).catch((error: unknown) => {
        if (hasErrorCode(error, 'ENOENT')) return undefined;
        throw error;
      }),
    );
  }

  async function read(language: Language, page: string, entryId: string | undefined) {
    for (const file of listFiles(page, entryId)) {
      const content = await readFileOnce(language, file);
      if (content) return content;
    }
    return undefined;
  }

  async function findName(language: Language, page: string, entryId: string) {
    const [own, english] = await Promise.all([
      readFileOnce(language, page),
      readFileOnce(defaultLanguage, page),
    ]);
    return own?.names?.[entryId] ?? english?.names?.[entryId];
  }

  /** Whether an entry has content, and a name if its template names entries. */
  async function isWritten(page: string, entryId: string): Promise<boolean> {
    const [messages, template] = await Promise.all([
      read(defaultLanguage, page, entryId),
      readFileOnce(defaultLanguage, page),
    ]);
    const isNamed = template?.names === undefined || template.names[entryId] !== undefined;
    return isNamed && messages?.sections !== undefined;
  }

  async function readContent(
    language: Language,
    page: string,
    entryId?: string,
  ): Promise<PageContent> {
    const [own, english] = await Promise.all([
      read(language, page, entryId),
      read(defaultLanguage, page, entryId),
    ]);
    if (!english?.sections) throw new Error(`there is no English page ${page} ${entryId ?? ''}`);
    const { name, head } = own ?? english;
    return own?.sections
      ? { name, head, sections: own.sections, language }
      : { name, head, sections: english.sections, language: defaultLanguage };
  }

  return { readContent, findName, isWritten };
}

export type ContentReader = ReturnType<typeof createContentReader>;

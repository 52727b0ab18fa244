import path from 'node:path';
import { defaultLanguage, languages, type Language } from '@tidegate/contracts/languages';
import * as z from 'zod/mini';
import { createPromiseCache } from '../reading/createPromiseCache';
import { hasErrorCode } from '../reading/hasErrorCode';
import { readJson } from '../reading/readJson';
import type { PageStructure, PageStructures } from '../content/readPageStructures';
import { sectionContentSchema, type SectionContent } from '../../pages/sections/sectionContent';
import { composeSections } from './messages/composeSections';

const text = z.string().check(z.minLength(1));

const headSchema = z.object({ title: text, description: text });

const messages = z.record(z.string(), z.unknown());

/** The messages of a page. Those of its sections are keyed by the ids of its structure. */
const pageMessagesSchema = z.object({
  /** Name for breadcrumbs. */
  name: z.optional(text),
  head: headSchema,
  /** Absent if the page is not translated, then English is shown. */
  sections: z.optional(messages),
  /** Names of a template's entries by id. */
  names: z.optional(z.record(z.string(), text)),
});

const sectionsSchema = z.array(sectionContentSchema).check(z.minLength(1));

export interface PageContent {
  name: string | undefined;
  head: z.infer<typeof headSchema>;
  sections: readonly SectionContent[];
  language: Language;
}

interface Content extends Omit<z.infer<typeof pageMessagesSchema>, 'sections'> {
  sections: readonly SectionContent[] | undefined;
}

/** Files of `/vpn-for-gaming/[game]` for `chess`: `chess.json` if it exists, else `[game].json`. */
function listFiles(page: string, entryId: string | undefined): string[] {
  const own = entryId === undefined ? [] : [page.replace(/\[\w+\]$/, entryId)];
  return [...own, page];
}

/** Adds the messages of one language to a page's structure. All texts must exist in English. */
async function readPage(
  localesDir: string,
  {
    language,
    page,
    structure = [],
  }: { language: Language; page: string; structure?: PageStructure | undefined },
): Promise<Content> {
  const folder = path.join(localesDir, language);
  const [{ sections, ...content }, common] = await Promise.all([
    readJson(path.join(folder, 'pages', `${page}.json`), pageMessagesSchema),
    readJson(path.join(folder, 'common.json'), messages),
  ]);
  if (!sections) return { ...content, sections: undefined };
  const parsed = sectionsSchema.safeParse(composeSections(structure, sections, common));
  if (parsed.error && language === defaultLanguage) throw parsed.error;
  return { ...content, sections: parsed.data };
}

/** Reads and caches the shell's pages in all languages. */
export function createContentReader(localesDir: string, structures: PageStructures) {
  const kept = createPromiseCache<Content | undefined>(5000);

  function readPageOnce(language: Language, page: string): Promise<Content | undefined> {
    return kept.get(`${language}/${page}`, () =>
      readPage(localesDir, { language, page, structure: structures.get(page) }).catch(
        (error: unknown) => {
          if (hasErrorCode(error, 'ENOENT')) return undefined;
          throw error;
        },
      ),
    );
  }

  async function read(language: Language, page: string, entryId: string | undefined) {
    for (const file of listFiles(page, entryId)) {
      const content = await readPageOnce(language, file);
      if (content) return content;
    }
    return undefined;
  }

  async function findName(language: Language, page: string, entryId: string) {
    const [own, english] = await Promise.all([
      readPageOnce(language, page),
      readPageOnce(defaultLanguage, page),
    ]);
    return own?.names?.[entryId] ?? english?.names?.[entryId];
  }

  /** Whether an entry has content, and a name if its template names entries. */
  async function isWritten(page: string, entryId: string): Promise<boolean> {
    const [messages, template] = await Promise.all([
      read(defaultLanguage, page, entryId),
      readPageOnce(defaultLanguage, page),
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

  /** Languages in which a page would be shown in English. */
  async function listUntranslated(page: string, entryId?: string): Promise<Language[]> {
    const contents = await Promise.all(
      languages.map(async (language) => [language, await read(language, page, entryId)] as const),
    );
    return contents.flatMap(([language, content]) => (content?.sections ? [] : [language]));
  }

  return { readContent, findName, isWritten, listUntranslated };
}

export type ContentReader = ReturnType<typeof createContentReader>;

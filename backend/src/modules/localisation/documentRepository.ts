import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

import {
  type LocalisedDocument,
  localisedDocumentSchema,
} from '@tidegate/contracts/api/content/schemas';
import type { Language } from '@tidegate/contracts/languages';

export interface DocumentAddress {
  prefix: string;
  language: Language;
  path: string;
}

export interface DocumentRepository {
  find(address: DocumentAddress): LocalisedDocument | undefined;
}

/** Reads all documents into memory, because no request may name a file. */
export async function loadDocuments(
  folder: string,
  onBroken: (file: string, cause: unknown) => void,
): Promise<DocumentRepository> {
  const documents = new Map<string, LocalisedDocument>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.json'));
  await Promise.all(
    files.map(async (entry) => {
      const file = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/');
      try {
        const text = await readFile(join(folder, file), 'utf8');
        documents.set(file, localisedDocumentSchema.parse(JSON.parse(text)));
      } catch (cause) {
        onBroken(file, cause);
      }
    }),
  );
  return {
    find: ({ prefix, language, path }) => documents.get(`${prefix}/${language}/${path}`),
  };
}

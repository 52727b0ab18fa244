import path from 'node:path';
import { readSiteContent } from '../content/readSiteContent';
import { createDocuments, type CreateDocument } from '../pages/createDocuments';

const shellDir = path.join(process.cwd(), 'shell');

export const contentDir = path.join(shellDir, 'content');

/** The documents of the site's own words, fleet and builds. */
async function createSiteDocuments() {
  return createDocuments(path.join(shellDir, 'locales'), await readSiteContent(contentDir));
}

const documents = createSiteDocuments();

export const createDocument: CreateDocument = async (...page) => (await documents)(...page);

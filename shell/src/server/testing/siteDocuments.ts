import path from 'node:path';
import { readSiteContent } from '../content/readSiteContent';
import { loadEdgeMessages } from '../forms/loadEdgeMessages';
import { createDocuments, type CreateDocument } from '../pages/createDocuments';

const shellDir = path.join(process.cwd(), 'shell');

export const contentDir = path.join(shellDir, 'content');

/** Documents with the site's own messages, fleet and builds. */
async function createSiteDocuments() {
  const localesDir = path.join(shellDir, 'locales');
  const site = await readSiteContent(contentDir);
  return createDocuments(localesDir, site, await loadEdgeMessages(localesDir));
}

const documents = createSiteDocuments();

export const createDocument: CreateDocument = async (...page) =>
  (await documents).createDocument(...page);

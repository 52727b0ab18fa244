import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Asset, BrowserRelease } from '../../remotes/browserRelease';
import { createPromiseCache } from '../reading/createPromiseCache';
import type { ReleaseStore } from '../releases/createReleaseStore';
import { integrityOf } from '../releases/registry-client/registryFiles';
import { createRuleIndex, type RuleIndex } from './createRuleIndex';

export interface SheetReaderOptions {
  shellDist: string;
  releaseStore: Pick<ReleaseStore, 'find' | 'read'>;
  logger: Pick<FastifyBaseLogger, 'error'>;
}

export interface Sheet extends Asset {
  /** Absent for a stylesheet of the shell. */
  release?: BrowserRelease;
}

/** Stylesheets in memory, enough for the live set and for previews. */
const mostKept = 100;

/** Means something else in a page than in its own file. Our builds never write it. */
const dependsOnFile = /@import|url\((?!["']?(?:\/|#|data:))/i;

/** Browsers do the same before they parse, and the hash of a page's style is of the result. */
function normalise(css: string): string {
  return css.replaceAll(/\r\n?|\f/g, '\n').replaceAll('\0', '\uFFFD');
}

/** Reads and indexes stylesheets; undefined for one that a page must link to. */
export function createSheetReader({ shellDist, releaseStore, logger }: SheetReaderOptions) {
  const indexes = createPromiseCache<RuleIndex | undefined>(mostKept, (index) => !!index);

  async function readBytes({ url, release }: Sheet): Promise<Buffer | undefined> {
    if (!release) return readFile(path.join(shellDist, 'client', path.basename(url)));
    const { remote, version } = release;
    const document = await releaseStore.find(remote, version);
    return document && releaseStore.read(document, url.slice(`/r/${remote}/${version}/`.length));
  }

  async function indexSheet(sheet: Sheet): Promise<RuleIndex | undefined> {
    const bytes = await readBytes(sheet);
    if (!bytes || integrityOf(bytes) !== sheet.integrity) return undefined;
    const css = normalise(bytes.toString('utf8'));
    return dependsOnFile.test(css) ? undefined : createRuleIndex(css);
  }

  return async (sheet: Sheet): Promise<RuleIndex | undefined> => {
    try {
      return await indexes.get(sheet.url, () => indexSheet(sheet));
    } catch (error) {
      logger.error({ code: 'edge.styleNotRead', err: error });
      return undefined;
    }
  };
}

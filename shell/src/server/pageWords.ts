import {
  footerSchema,
  headOverridesSchema,
  localisationPath,
  navigationSchema,
  type HeadOverrides,
} from '@tidegate/contracts/api/localisation';
import type { Language } from '@tidegate/contracts/languages';
import type { NavigationConfig } from '@tidegate/contracts/store/globalState';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import type { FooterConfig } from '../frame/footerConfig';
import type { Backend } from './callBackend';
import type { FastifyBaseLogger } from 'fastify';

export interface FrameWords {
  navigation: NavigationConfig;
  footer: FooterConfig;
  /** Titles and descriptions that stand in for the pages' own. */
  heads: HeadOverrides;
}

const nothing = { title: '', links: [] };

/** An outage of the localisation service costs the menus, never the page (specification §8). */
const withoutWords: FrameWords = {
  navigation: { menu: [], user: [] },
  footer: {
    products: nothing,
    learnMore: nothing,
    about: nothing,
    partners: nothing,
    help: nothing,
    rights: '',
  },
  heads: {},
};

const keptMs = 60_000;

/** Menus, footer and changed heads in each language, as `/l10n` serves them. */
export function createFrameWords(backend: Backend, logger: FastifyBaseLogger) {
  const kept = new LRUCache<Language, FrameWords>({ max: 20, ttl: keptMs });

  async function fetchDocument<Document>(
    language: Language,
    document: string,
    schema: z.ZodMiniType<Document>,
  ): Promise<Document | undefined> {
    const reply = await backend.call({
      method: 'GET',
      url: `${localisationPath}?path=${document}.json&language=${language}`,
      token: undefined,
      clientAddress: '127.0.0.1',
      requestId: `frame-${language}`,
    });
    if (reply.httpStatus !== 200) return undefined;
    const parsed = z.object({ data: schema }).safeParse(JSON.parse(reply.body.toString('utf8')));
    if (parsed.success) return parsed.data.data;
    logger.error({ code: 'edge.brokenWords', document, language, err: parsed.error });
    return undefined;
  }

  return async (language: Language): Promise<FrameWords> => {
    const known = kept.get(language);
    if (known) return known;
    const [navigation, footer, heads = {}] = await Promise.all([
      fetchDocument(language, 'navigation', navigationSchema),
      fetchDocument(language, 'footer', footerSchema),
      fetchDocument(language, 'head', headOverridesSchema),
    ]);
    if (!navigation || !footer) return withoutWords;
    const fresh = { navigation, footer, heads };
    kept.set(language, fresh);
    return fresh;
  };
}

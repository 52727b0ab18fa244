import {
  footerSchema,
  headOverridesSchema,
  navigationSchema,
  type HeadOverrides,
} from '@tidegate/contracts/api/content/schemas';
import { localisationPath } from '@tidegate/contracts/api/content/endpoints';
import type { Language } from '@tidegate/contracts/languages';
import type { FooterConfig, NavigationConfig } from '@tidegate/contracts/store/globalState';
import { LRUCache } from 'lru-cache';
import type * as z from 'zod/mini';
import type { Backend } from '../backend-client/backend';
import { parseEnvelope } from '../backend-client/parseEnvelope';
import type { FastifyBaseLogger } from 'fastify';

export interface FrameMessages {
  navigation: NavigationConfig;
  footer: FooterConfig;
  heads: HeadOverrides;
}

const nothing = { title: '', links: [] };

/** A failure of the localisation service removes menus but never the page (specification §8). */
export const withoutMessages: FrameMessages = {
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
/** Retry interval for missing documents, so that not every page requests them. */
const keptBrokenMs = 5000;

/** Menus, footer and head overrides of each language from `/l10n`. */
export function createFrameMessages(backend: Backend, logger: FastifyBaseLogger) {
  const kept = new LRUCache<Language, FrameMessages>({ max: 20, ttl: keptMs });
  const broken = new Set<string>();

  async function fetchDocument<Document>(
    language: Language,
    document: string,
    schema: z.ZodMiniType<Document>,
  ): Promise<Document | undefined> {
    const { httpStatus, body } = await backend.call({
      method: 'GET',
      url: `${localisationPath}?path=${document}.json&language=${language}`,
      token: undefined,
      clientAddress: '127.0.0.1',
      requestId: `frame-${language}`,
    });
    const reply = httpStatus === 200 ? parseEnvelope(body).data : undefined;
    const found = schema.safeParse(reply).data;
    const name = `${language}/${document}`;
    if (found !== undefined) broken.delete(name);
    else if (!broken.has(name)) {
      broken.add(name);
      logger.error({ code: 'edge.brokenWords', document, language, status: httpStatus });
    }
    return found;
  }

  return async (language: Language): Promise<FrameMessages> => {
    const known = kept.get(language);
    if (known) return known;
    const [navigation, footer, heads] = await Promise.all([
      fetchDocument(language, 'navigation', navigationSchema),
      fetchDocument(language, 'footer', footerSchema),
      fetchDocument(language, 'head', headOverridesSchema),
    ]);
    const messages = {
      navigation: navigation ?? withoutMessages.navigation,
      footer: footer ?? withoutMessages.footer,
      heads: heads ?? withoutMessages.heads,
    };
    const isWhole = navigation && footer && heads;
    kept.set(language, messages, { ttl: isWhole ? keptMs : keptBrokenMs });
    return messages;
  };
}

import { previewParameter } from '@tidegate/contracts/remotes/preview';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  createOverrideReader,
  formatOverrides,
  overrideCookieName,
  type OverrideOptions,
  type Overrides,
} from './overrides';
import { readAddress } from '../http/requestOrigin';
import { setSiteCookie } from '../http/siteCookies';
import type { Previews } from '../previews/createPreviews';

/** Collapses leading slashes, because `//` would lead to another site. */
function toPlainAddress(pathname: string, search = new URLSearchParams()): string {
  const query = search.size === 0 ? '' : `?${search.toString()}`;
  return pathname.replace(/^\/+/, '/') + query;
}

function withoutChoice(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    [...search].filter(([name]) => name !== previewParameter && !name.startsWith('remote.')),
  );
}

export interface ReleaseChoiceOptions extends OverrideOptions {
  previews: Previews;
}

export function createReleaseChoice({ previews, ...options }: ReleaseChoiceOptions) {
  const reader = createOverrideReader(options);

  const readOverrides = ({ cookies }: FastifyRequest) => reader.read(cookies[overrideCookieName]);

  return {
    find: async (request: FastifyRequest): Promise<Overrides> =>
      new Map([...readOverrides(request), ...(await previews.find(request))]),

    /** Resolves with the redirect; undefined if the address changes nothing. */
    async change(request: FastifyRequest, reply: FastifyReply): Promise<string | undefined> {
      const { pathname, searchParams } = readAddress(request);
      const isPreviewChanged = await previews.change(request, reply);
      const wanted = reader.readRequest(searchParams, readOverrides(request));
      if (wanted) {
        setSiteCookie(reply, overrideCookieName, formatOverrides(wanted), { httpOnly: true });
        return toPlainAddress(pathname);
      }
      if (!isPreviewChanged) return undefined;
      return toPlainAddress(pathname, withoutChoice(searchParams));
    },
  };
}

export type ReleaseChoice = ReturnType<typeof createReleaseChoice>;

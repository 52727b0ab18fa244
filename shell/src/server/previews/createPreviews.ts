import { previewParameter, type Preview } from '@tidegate/contracts/remotes/preview';
import { isRemoteName, type RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { LiveGeneration } from '../releases/registry-client/followRegistry';
import { endsOverrides, type Overrides } from '../releases/overrides';
import type { ReleaseStore } from '../releases/createReleaseStore';
import { createPromiseCache } from '../reading/createPromiseCache';
import { readAddress } from '../http/requestOrigin';
import { setSiteCookie } from '../http/siteCookies';
import { createPreviewTokens, previewCookieName } from './previewTokens';

const mostKept = 100;

const none: Overrides = new Map();

/** Shows releases that are not live to browsers that opened a signed link. */
export function createPreviews(options: {
  previewKey: string;
  live: Pick<LiveGeneration, 'current'>;
  releaseStore: Pick<ReleaseStore, 'isRevoked'>;
  logger: Pick<FastifyBaseLogger, 'error'>;
}) {
  const { previewKey, live, releaseStore, logger } = options;
  const tokens = createPreviewTokens(previewKey);
  const revocations = createPromiseCache<boolean>(mostKept);

  /** Checked once per generation, because every revocation creates one. */
  function isRevoked(remote: RemoteName, version: string): Promise<boolean> {
    const key = `${remote}@${version} ${live.current().id}`;
    return revocations.get(key, () => releaseStore.isRevoked(remote, version));
  }

  async function findAllowed({ versions }: Preview): Promise<Overrides> {
    const allowed = new Map<RemoteName, string>();
    for (const [remote, version] of Object.entries(versions)) {
      if (isRemoteName(remote) && !(await isRevoked(remote, version))) allowed.set(remote, version);
    }
    return allowed;
  }

  /** Shows no preview while the registry cannot confirm that the release is not revoked. */
  async function findOverrides(token: string | undefined): Promise<Overrides> {
    const preview = token === undefined ? undefined : tokens.read(token);
    if (!preview) return none;
    return findAllowed(preview).catch((error: unknown) => {
      logger.error({ code: 'edge.previewUnavailable', err: error });
      return none;
    });
  }

  return {
    /** Releases that this browser may see before they are live. */
    find: (request: FastifyRequest) => findOverrides(request.cookies[previewCookieName]),
    /** Starts or ends a preview if the address requests it, and resolves with whether it did. */
    async change(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
      const { searchParams } = readAddress(request);
      const isOver = endsOverrides(searchParams) && request.cookies[previewCookieName];
      const token = isOver ? '' : (searchParams.get(previewParameter) ?? '');
      if (!isOver && (await findOverrides(token)).size === 0) return false;
      const expires = new Date(tokens.read(token)?.expiresAt ?? 0);
      setSiteCookie(reply, previewCookieName, token, { httpOnly: true, expires });
      return true;
    },
  };
}

export type Previews = ReturnType<typeof createPreviews>;

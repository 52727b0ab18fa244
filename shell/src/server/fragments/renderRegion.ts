import { randomUUID } from 'node:crypto';
import type { RemoteFault } from '@tidegate/contracts/faults';
import type { RemoteName } from '@tidegate/contracts/remoteNames';
import type { ApiTransport } from '@tidegate/contracts/siteApi';
import type { FastifyBaseLogger } from 'fastify';
import { parsePrefix } from '../../locale/prefix';
import type { Region } from '../../remotes/regions/region';
import type { ServerRelease } from '../releases/serverRelease';
import { FragmentDelayed, FragmentFailed } from './fragmentFailed';
import type { FragmentReply, RenderedFragment } from './fragmentReply';
import type { FragmentRequest } from './fragmentRequest';
import type { ReleaseReader } from './releaseFiles';
import type { ReleaseWords } from './releaseWords';
import type { Sandboxes } from './processes/sandboxes';
import { staysInside } from './staysInside';

/** Time that a region may delay its page. */
export const deadlinesMs = { slot: 500, page: 2500 };
/** Minimum time for a fallback release, because the page shows nothing without it. */
const standInMs = { slot: 500, page: 1000 };
/** Share of the deadline that a suspect release gets. */
const suspectShare = 1 / 5;

function findDeadline(
  { request }: RegionTask,
  { isSuspect }: ServerRelease,
  elapsedMs: number | undefined,
): number {
  const kind = request.slot ? 'slot' : 'page';
  const usualMs = deadlinesMs[kind];
  const ms = elapsedMs === undefined ? usualMs : Math.max(usualMs - elapsedMs, standInMs[kind]);
  // `AbortSignal.timeout` takes whole milliseconds.
  return Math.ceil(ms * (isSuspect ? suspectShare : 1));
}

const uuidCount = 8;

/** A region to render and the releases that may render it, best first. */
export interface RegionTask {
  remote: RemoteName;
  candidates: readonly ServerRelease[];
  request: Omit<FragmentRequest, 'remote' | 'version' | 'words' | 'promised' | 'uuids'>;
  transport: ApiTransport;
}

export type RegionOutcome =
  | { kind: 'rendered'; release: ServerRelease; fragment: RenderedFragment; words: ReleaseWords }
  | { kind: 'other'; region: Region }
  | { kind: 'redirect'; status: 301 | 303; to: string }
  | { kind: 'loginNeeded' }
  | { kind: 'methodNotAllowed' };

export interface RegionResult {
  outcome: RegionOutcome;
  faults: readonly RemoteFault[];
  /** A release was too late without being at fault, so a later page may show more. */
  isDelayed?: boolean;
}

/** Tracks writes: after one, no fallback release may repeat it. */
function watchWrites(transport: ApiTransport) {
  let hasWritten = false;
  return {
    hasWritten: () => hasWritten,
    transport: ((request) => {
      hasWritten ||= request.method === 'POST';
      return transport(request);
    }) satisfies ApiTransport,
  };
}

function toSitePath(url: string): string {
  const { pathname, search } = new URL(url);
  return parsePrefix(pathname).sitePath + search;
}

/** Refuses valid replies that are still unsafe for a browser. */
function checkReply(reply: FragmentReply, { url, form }: RegionTask['request']): void {
  if (reply.status === 'rendered' && !staysInside(reply.html)) {
    throw new FragmentFailed('remotes.invalidReply', 'its HTML reaches outside its region');
  }
  const leadsToItself = reply.status === 'moved' && reply.to === toSitePath(url);
  if (leadsToItself && !form) {
    throw new FragmentFailed('remotes.invalidReply', `sends ${reply.to} to itself`);
  }
}

function toOutcome(
  reply: FragmentReply,
  { remote }: RegionTask,
  release: ServerRelease,
  words: ReleaseWords,
): RegionOutcome {
  switch (reply.status) {
    case 'rendered':
      return { kind: 'rendered', release, fragment: reply, words };
    case 'notFound':
      return { kind: 'other', region: { status: 'notFound' } };
    case 'unavailable':
      return { kind: 'other', region: { status: 'unavailable', remote } };
    case 'moved':
      return { kind: 'redirect', status: 301, to: reply.to };
    case 'redirect':
      return { kind: 'redirect', status: 303, to: reply.to };
    case 'loginNeeded':
    case 'methodNotAllowed':
      return { kind: reply.status };
  }
}

export type Attempt = (
  task: RegionTask,
  release: ServerRelease,
  about: { deadlineMs: number; isProof?: boolean },
) => Promise<RegionResult>;

export function createAttempt({
  sandboxes,
  reader,
}: {
  sandboxes: Sandboxes;
  reader: ReleaseReader;
}): Attempt {
  return async (task, release, about) => {
    const { remote, version, slots } = release.browser;
    const words = await reader.readWords(release);
    const request: FragmentRequest = {
      ...task.request,
      remote,
      version,
      words: words.json,
      promised: { routes: release.routes, slots },
      uuids: Array.from({ length: uuidCount }, () => randomUUID()),
    };
    const rendered = await sandboxes.render(release, request, {
      ...about,
      transport: task.transport,
    });
    checkReply(rendered.reply, task.request);
    return {
      outcome: toOutcome(rendered.reply, task, release, words),
      faults: rendered.foreignWrites.map((message): RemoteFault => ({
        ...{ remote, version, message },
        code: 'remotes.foreignWrite',
      })),
    };
  };
}

export function toFault(
  { code, message }: FragmentFailed,
  { browser: { remote, version } }: ServerRelease,
): RemoteFault {
  return { remote, version, code, message: message.slice(0, 500) };
}

/** Tries the candidates in order. Faults are returned with the outcome and never thrown. */
export function createRegionRenderer({
  attempt,
  accuse,
  logger,
  now = () => performance.now(),
}: {
  attempt: Attempt;
  now?: () => number;
  logger: Pick<FastifyBaseLogger, 'warn'>;
  accuse: (fault: RemoteFault, task: RegionTask, release: ServerRelease) => void;
}) {
  return async (task: RegionTask): Promise<RegionResult> => {
    const { remote, candidates } = task;
    const startedAt = now();
    const faults: RemoteFault[] = [];
    const writes = watchWrites(task.transport);
    let isDelayed = false;
    let current: RegionTask = { ...task, transport: writes.transport };

    for (const [index, release] of candidates.entries()) {
      if (release.browser.isDevelopment) {
        return { outcome: { kind: 'other', region: { status: 'arriving', remote } }, faults };
      }
      try {
        const result = await attempt(current, release, {
          deadlineMs: findDeadline(task, release, index > 0 ? now() - startedAt : undefined),
        });
        for (const fault of result.faults) accuse(fault, current, release);
        return {
          ...result,
          faults: [...faults, ...result.faults],
          ...(isDelayed && { isDelayed }),
        };
      } catch (error) {
        if (error instanceof FragmentFailed) {
          const fault = toFault(error, release);
          faults.push(fault);
          accuse(fault, current, release);
        } else if (error instanceof FragmentDelayed) {
          isDelayed = true;
          const { version } = release.browser;
          logger.warn({ code: 'edge.regionDelayed', remote, version, err: error });
        } else {
          throw error;
        }
        if (writes.hasWritten()) {
          current = { ...current, request: { ...current.request, form: undefined } };
        }
      }
    }
    return {
      outcome: { kind: 'other', region: { status: 'unavailable', remote } },
      faults,
      ...(isDelayed && { isDelayed }),
    };
  };
}

export type RenderRegion = ReturnType<typeof createRegionRenderer>;

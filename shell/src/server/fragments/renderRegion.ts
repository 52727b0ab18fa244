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

/** How long a region may keep its page waiting: little beside a page, longer where it is the page. */
export const deadlinesMs = { slot: 500, page: 2500 };
/** What a release that stands in for another has at least: without it the page shows nothing. */
const standInMs = { slot: 500, page: 1000 };
/** A release that has failed before gets this part of it. */
const suspectShare = 1 / 5;

/** A release that stands in has the time that is left. */
function findDeadline(
  { request }: RegionTask,
  { isSuspect }: ServerRelease,
  elapsedMs: number | undefined,
): number {
  const kind = request.slot ? 'slot' : 'page';
  const usualMs = deadlinesMs[kind];
  const ms = elapsedMs === undefined ? usualMs : Math.max(usualMs - elapsedMs, standInMs[kind]);
  // Timers of the platform take whole milliseconds.
  return Math.ceil(ms * (isSuspect ? suspectShare : 1));
}

/** Random numbers for one region. */
const uuidCount = 8;

/** A region to render, and who may render it, best first. */
export interface RegionTask {
  remote: RemoteName;
  candidates: readonly ServerRelease[];
  request: Omit<FragmentRequest, 'remote' | 'version' | 'words' | 'promised' | 'uuids'>;
  transport: ApiTransport;
}

/** What a region comes to. */
export type RegionOutcome =
  | { kind: 'rendered'; release: ServerRelease; fragment: RenderedFragment; words: ReleaseWords }
  | { kind: 'other'; region: Region }
  | { kind: 'redirect'; status: 301 | 303; to: string }
  | { kind: 'loginNeeded' }
  | { kind: 'methodNotAllowed' };

export interface RegionResult {
  outcome: RegionOutcome;
  faults: readonly RemoteFault[];
  /** A release came too late for which it is not to blame: another page may have more. */
  isDelayed?: boolean;
}

/** Remembers whether a release has written something: no other one does that again. */
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

/** Refuses what no browser should get of a release, although its shape is right. */
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

/** Renders one region with one release; rejects with what is wrong with it. */
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

/**
 * Decides and renders regions: tries each candidate within its deadline and goes on to the next
 * where one fails. What failed, and why, comes back beside the outcome; it is never thrown.
 */
export function createRegionRenderer({
  attempt,
  accuse,
  logger,
  now = () => performance.now(),
}: {
  attempt: Attempt;
  now?: () => number;
  logger: Pick<FastifyBaseLogger, 'warn'>;
  /** Hears what is wrong with a release; the visitor is spared it. */
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

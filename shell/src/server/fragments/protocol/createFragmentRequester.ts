import { randomUUID } from 'node:crypto';
import { parsePrefix } from '../../../locale/prefix';
import type { ServerRelease } from '../../releases/serverRelease';
import { FragmentFailed } from './fragmentFailed';
import type { FragmentReply } from './fragmentReply';
import type { FragmentRequest } from './fragmentRequest';
import type { Sandboxes } from '../processes/createSandboxes';
import type { RegionOutcome, RegionTask } from '../regionTask';
import type { ReleaseReader } from '../createReleaseReader';
import type { ReleaseMessages } from '../parseReleaseMessages';
import { staysInside } from '../staysInside';

const uuidCount = 8;

export interface FragmentResult {
  outcome: RegionOutcome;
  /** Store writes that the contract refused. */
  foreignWrites: readonly string[];
}

/** Rejects with `FragmentFailed` or `FragmentDelayed`. */
export type RequestFragment = (
  task: RegionTask,
  release: ServerRelease,
  about: { deadlineMs: number; isProof?: boolean },
) => Promise<FragmentResult>;

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
  release: ServerRelease,
  messages: ReleaseMessages,
): RegionOutcome {
  const { remote } = release.browser;
  switch (reply.status) {
    case 'rendered':
      return { kind: 'rendered', release, fragment: reply, messages };
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

/** Requests the fragment of a region from one release and checks the reply. */
export function createFragmentRequester({
  sandboxes,
  reader,
}: {
  sandboxes: Pick<Sandboxes, 'renderFragment'>;
  reader: Pick<ReleaseReader, 'readMessages'>;
}): RequestFragment {
  return async ({ request: about, transport }, release, options) => {
    const { remote, version, slots } = release.browser;
    const messages = await reader.readMessages(release);
    const request: FragmentRequest = {
      ...about,
      remote,
      version,
      messages: messages.json,
      promised: { routes: release.routes.map(({ path }) => path), slots },
      uuids: Array.from({ length: uuidCount }, () => randomUUID()),
    };
    const { reply, foreignWrites } = await sandboxes.renderFragment(release, request, {
      ...options,
      transport,
    });
    checkReply(reply, about);
    return { outcome: toOutcome(reply, release, messages), foreignWrites };
  };
}

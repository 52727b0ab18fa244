import type { ReleaseRoute } from '@tidegate/contracts/remotes/releaseRoute';
import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import type { SlotName } from '@tidegate/contracts/remotes/slots';
import type { SentMessages } from '../../boot';
import type { BrowserRelease } from '../../remotes/browserRelease';
import type { Region } from '../../remotes/regions/region';
import { describePage } from '../../routes/remotePage';
import type { Submission } from '../../routes/pageLoader';
import type { Candidates } from '../releases/createCandidates';
import type { RegionOutcome } from './regionTask';
import type { SharedAction } from './protocol/sharedActions';
import { toSentQueries } from './toSentQueries';

export interface PageRegion {
  region: Region;
  html?: string;
}

/** Everything that a page shows of releases, serialisable for the render process. */
export interface PageRegions {
  page?: PageRegion;
  slots: Partial<Record<SlotName, PageRegion>>;
  isMethodRefused?: true;
  submission?: Submission;
  /** Actions dispatched to the shell's slices. */
  dispatched: readonly SharedAction[];
  slices: Readonly<Record<string, { version: number; state: unknown }>>;
  api?: Readonly<Record<string, unknown>>;
  /** Releases that the page shows, and the fallbacks of each remote. */
  used: readonly BrowserRelease[];
  live: Partial<Record<RemoteName, readonly BrowserRelease[]>>;
  /** By `remote@version`. */
  messages: Readonly<Record<string, SentMessages>>;
}

type Rendered = Extract<RegionOutcome, { kind: 'rendered' }>;

const isRendered = (outcome: RegionOutcome): outcome is Rendered => outcome.kind === 'rendered';

function toPageRegion(outcome: RegionOutcome, route?: ReleaseRoute): PageRegion | undefined {
  if (outcome.kind === 'other') {
    return { region: { ...outcome.region, page: route && describePage(route) } };
  }
  if (!isRendered(outcome)) return undefined;
  const { fragment, release } = outcome;
  const { remote, version } = release.browser;
  const { view } = fragment.region;
  const own = release.routes.find(({ path }) => view.kind === 'route' && path === view.path);
  const page = own && describePage(own);
  const region: Region = { status: 'ready', remote, version, ...fragment.region, page };
  return { region, html: fragment.html };
}

/** A page that shows a remote only in a slot carries only the messages of that slot. */
function toSentMessages({ fragment: { wordKeys }, messages }: Rendered): SentMessages {
  return wordKeys
    ? { messages: messages.pick(wordKeys), isWhole: false }
    : { messages: messages.whole, isWhole: true };
}

/** Merges API caches. Entries of the page's own region take precedence over those of slots. */
function mergeApi(rendered: readonly Rendered[]): Pick<PageRegions, 'api'> {
  const caches = rendered.flatMap(({ fragment }) => (fragment.api ? [fragment.api] : []));
  const [own] = caches;
  if (!own) return {};
  const ownLast = caches.map((cache) => Object.entries(toSentQueries(cache['queries']))).reverse();
  return { api: { queries: Object.fromEntries(ownLast.flat()), provided: own['provided'] } };
}

/** What the browser needs of the releases that a page shows. */
function describeReleases(
  rendered: readonly Rendered[],
  candidates: Candidates,
): Pick<PageRegions, 'used' | 'live' | 'messages' | 'slices'> {
  const left = Object.entries(candidates.forBrowser());
  const shown = new Set<string>(rendered.map(({ release }) => release.browser.remote));
  // The page's own region comes last: its complete messages replace those of a slot.
  const ownLast = rendered.toReversed();
  return {
    used: [...new Set(rendered.map(({ release }) => release.browser))],
    live: Object.fromEntries(
      left.filter(([remote, [first]]) => shown.has(remote) || first?.isDevelopment),
    ),
    messages: Object.fromEntries(
      ownLast.map((one) => [
        `${one.release.browser.remote}@${one.release.browser.version}`,
        toSentMessages(one),
      ]),
    ),
    slices: Object.fromEntries(
      ownLast.flatMap(({ release, fragment }) =>
        fragment.slice ? [[release.browser.remote, fragment.slice]] : [],
      ),
    ),
  };
}

/** Puts together what the regions of a page have rendered. */
export function assemblePageRegions(
  page: RegionOutcome | undefined,
  /** The page of the first candidate, whose frame is shown even if no release renders it. */
  route: ReleaseRoute | undefined,
  slots: readonly (readonly [SlotName, RegionOutcome])[],
  candidates: Candidates,
): PageRegions {
  const outcomes = [...(page ? [page] : []), ...slots.map(([, outcome]) => outcome)];
  const rendered = outcomes.filter(isRendered);
  const submission = rendered.find(({ fragment }) => fragment.submission)?.fragment.submission;
  const own = page && toPageRegion(page, route);
  return {
    ...(own && { page: own }),
    slots: Object.fromEntries(
      slots.flatMap(([slot, outcome]) => {
        const region = toPageRegion(outcome);
        return region ? [[slot, region]] : [];
      }),
    ),
    ...(page?.kind === 'methodNotAllowed' && { isMethodRefused: true }),
    ...(submission && { submission }),
    dispatched: rendered.flatMap(({ fragment }) => fragment.dispatched),
    ...mergeApi(rendered),
    ...describeReleases(rendered, candidates),
  };
}

import type { RemoteFault } from '@tidegate/contracts/faults';
import { findOwner } from '@tidegate/contracts/mounts';
import type { RemoteName } from '@tidegate/contracts/remoteNames';
import type { ApiTransport } from '@tidegate/contracts/siteApi';
import { slotOwners, type SlotName } from '@tidegate/contracts/slots';
import type { SentWords } from '../../boot';
import type { BrowserRelease } from '../../remotes/browserRelease';
import type { Region } from '../../remotes/regions/region';
import type { Submission } from '../../routes/pageLoader';
import type { ReleasesByRemote } from '../releases/liveReleases';
import type { RegionOutcome, RegionTask, RenderRegion } from './renderRegion';
import type { SharedAction } from './sharedActions';

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
  words: Readonly<Record<string, SentWords>>;
}

export type RegionsResult = { faults: readonly RemoteFault[] } & (
  | { kind: 'page'; regions: PageRegions; isDelayed: boolean }
  | Exclude<RegionOutcome, { kind: 'rendered' | 'other' | 'methodNotAllowed' }>
);

type Rendered = Extract<RegionOutcome, { kind: 'rendered' }>;

const isRendered = (outcome: RegionOutcome): outcome is Rendered => outcome.kind === 'rendered';

function toPageRegion(outcome: RegionOutcome): PageRegion | undefined {
  if (outcome.kind === 'other') return { region: outcome.region };
  if (!isRendered(outcome)) return undefined;
  const { fragment, release } = outcome;
  const { remote, version } = release.browser;
  return {
    region: { status: 'ready', remote, version, ...fragment.region } as Region,
    html: fragment.html,
  };
}

/** A page that shows a remote only in a slot carries only the messages of that slot. */
function toSentWords({ fragment: { wordKeys }, words }: Rendered): SentWords {
  return wordKeys
    ? { words: words.pick(wordKeys), isWhole: false }
    : { words: words.whole, isWhole: true };
}

/** Merges API caches. Entries of the page's own region take precedence over those of slots. */
function mergeApi(rendered: readonly Rendered[]): PageRegions['api'] {
  const caches = rendered.flatMap(({ fragment }) => (fragment.api ? [fragment.api] : []));
  if (caches.length === 0) return undefined;
  const queries = Object.assign({}, ...caches.map((cache) => cache['queries']).reverse()) as object;
  return { queries, provided: caches[0]?.['provided'] };
}

function describeUsed(
  rendered: readonly Rendered[],
  releases: ReleasesByRemote,
  faults: readonly RemoteFault[],
): Pick<PageRegions, 'used' | 'live' | 'words' | 'slices'> {
  const isBad = ({ remote, version }: BrowserRelease) =>
    faults.some(
      (fault) =>
        fault.remote === remote &&
        fault.version === version &&
        fault.code !== 'remotes.foreignWrite',
    );
  // The page's own region comes last: its complete messages replace those of a slot.
  const ownLast = rendered.toReversed();
  const arriving = Object.entries(releases).filter(([, [first]]) => first?.browser.isDevelopment);
  const shown = new Set<string>([
    ...rendered.map(({ release }) => release.browser.remote),
    ...arriving.map(([remote]) => remote),
  ]);
  return {
    used: [...new Set(rendered.map(({ release }) => release.browser))],
    live: Object.fromEntries(
      Object.entries(releases)
        .filter(([remote]) => shown.has(remote))
        .map(([remote, all]) => [
          remote,
          all.map(({ browser }) => browser).filter((browser) => !isBad(browser)),
        ]),
    ),
    words: Object.fromEntries(
      ownLast.map((one) => [
        `${one.release.browser.remote}@${one.release.browser.version}`,
        toSentWords(one),
      ]),
    ),
    slices: Object.fromEntries(
      ownLast.flatMap(({ release, fragment }) =>
        fragment.slice ? [[release.browser.remote, fragment.slice]] : [],
      ),
    ),
  };
}

export interface PageTask {
  sitePath: string;
  /** The shell renders the page itself, and only its slots come from remotes. */
  isOfShell: boolean;
  slots: readonly SlotName[];
  releases: ReleasesByRemote;
  request: Omit<RegionTask['request'], 'slot'>;
  transport: ApiTransport;
}

function listTasks({ sitePath, isOfShell, releases, request, transport, ...page }: PageTask) {
  const owner = findOwner(sitePath);
  const toTask = (remote: RemoteName, about: RegionTask['request']): RegionTask => ({
    remote,
    candidates: releases[remote] ?? [],
    request: about,
    transport,
  });
  const slots = page.slots.filter((slot) =>
    releases[slotOwners[slot]]?.[0]?.browser.slots.includes(slot),
  );
  return {
    page: !isOfShell && owner ? toTask(owner, request) : undefined,
    slots: slots.map((slot) => ({
      slot,
      task: toTask(slotOwners[slot], { ...request, form: undefined, slot }),
    })),
  };
}

export async function renderRegions(render: RenderRegion, task: PageTask): Promise<RegionsResult> {
  const tasks = listTasks(task);
  const [page, ...slots] = await Promise.all([
    tasks.page && render(tasks.page),
    ...tasks.slots.map(async (each) => ({ slot: each.slot, result: await render(each.task) })),
  ]);
  const results = [...(page ? [page] : []), ...slots.map(({ result }) => result)];
  const faults = results.flatMap((result) => result.faults);
  const outcome = page?.outcome;
  if (outcome?.kind === 'redirect' || outcome?.kind === 'loginNeeded') {
    return { ...outcome, faults };
  }

  const rendered = results.map((result) => result.outcome).filter(isRendered);
  const api = mergeApi(rendered);
  const submission = rendered.find(({ fragment }) => fragment.submission)?.fragment.submission;
  const pageRegion = outcome && toPageRegion(outcome);
  return {
    kind: 'page',
    faults,
    isDelayed: results.some((result) => result.isDelayed === true),
    regions: {
      ...(pageRegion && { page: pageRegion }),
      slots: Object.fromEntries(
        slots.flatMap(({ slot, result }) => {
          const region = toPageRegion(result.outcome);
          return region ? [[slot, region]] : [];
        }),
      ),
      ...(outcome?.kind === 'methodNotAllowed' && { isMethodRefused: true as const }),
      ...(submission && { submission }),
      dispatched: rendered.flatMap(({ fragment }) => fragment.dispatched),
      ...(api && { api }),
      ...describeUsed(rendered, task.releases, faults),
    },
  };
}

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { ReleaseTeam } from '../releases/createTeams';
import { readServedVersion } from '../releases/regions';
import { RegistryRefusal } from '../releases/registry';
import { listFaults, listReaches } from '../site/metrics';
import type { Site } from '../site/settings';
import { places, toChange, whatShows, type FaultRow, type Place } from './faultRow';

const addresses = { page: '/blackfriday', slot: '/' } as const satisfies Record<Place, string>;

/** How long a site may take to show a release or to report a fault. */
const longestMs = 20_000;
const pollEveryMs = 100;
const leastVisits = 3;

interface Shown {
  status: number;
  version: string | undefined;
}

export interface Outcome {
  version: string;
  refusal: string;
  shown: readonly Shown[];
  /** Fault codes reported for the bad release, as `code ×count`. */
  named: readonly string[];
  /** Forbidden names that the bad release is reported to have accessed. */
  reached: readonly string[];
  /** Faults reported for other releases in the meantime. */
  unrelated: readonly string[];
  /** What the last visitor of each place saw after the rollback. */
  after: readonly Shown[];
}

/** A site on which the `good` campaigns release is live before each bad release. */
export interface TrialSite {
  site: Site;
  team: ReleaseTeam;
  good: string;
}

/** Whether the fallback was shown; on a busy machine it can replace a sound release. */
export function isFallback({ status, version }: Shown): boolean {
  return version === undefined && status !== 404;
}

/** Visits at least `least` times, and on until a wanted result is seen or time is up. */
async function visit(
  site: Site,
  place: Place,
  { least, isWanted }: { least: number; isWanted: (one: Shown) => boolean },
): Promise<Shown[]> {
  const shown: Shown[] = [];
  const endAt = performance.now() + longestMs;
  while (shown.length < least || (!shown.some(isWanted) && performance.now() < endAt)) {
    const address = `${addresses[place]}?visitor=${randomUUID()}`;
    const { status, version } = await readServedVersion(site, address, 'campaigns');
    shown.push({ status, version });
  }
  return shown;
}

async function waitUntilNamed(site: Site, isNamed: (faults: string[]) => boolean) {
  const endAt = performance.now() + longestMs;
  while (performance.now() < endAt) {
    if (isNamed(await listFaults(site))) return;
    await sleep(pollEveryMs);
  }
}

async function releaseBad(team: ReleaseTeam, row: FaultRow) {
  const made = team.make(toChange(row));
  const { version } = made.document;
  try {
    await team.ship(made);
    return { version, refusal: '' };
  } catch (error) {
    if (error instanceof RegistryRefusal) return { version, refusal: error.code };
    throw error;
  }
}

export async function tryFault(
  { site, team, good }: TrialSite,
  row: FaultRow,
  place: Place,
): Promise<Outcome> {
  await team.activate(good);
  const known = new Set(await listFaults(site));
  const { version, refusal } = await releaseBad(team, row);
  const isOfBad = (fault: string) => fault.startsWith(`campaigns@${version} `);

  const shown = await visit(site, place, {
    least: leastVisits,
    isWanted: (one) => !isFallback(one),
  });
  const hasFailed = shown.some((one) => one.version !== version);
  if (row.codes && (hasFailed || row.shows === 'itself')) {
    await waitUntilNamed(site, (faults) => faults.some(isOfBad));
  }
  if (refusal === '') await team.rollBack();

  const after: Shown[] = [];
  for (const each of places) {
    const isWanted = (one: Shown) => one.version === good;
    after.push(...(await visit(site, each, { least: 1, isWanted })).slice(-1));
  }
  const fresh = (await listFaults(site)).filter((fault) => !known.has(fault));
  return {
    ...{ version, refusal, shown, after },
    named: fresh.filter(isOfBad).map((fault) => fault.replace(/^\S+ /, '')),
    unrelated: fresh.filter((fault) => !isOfBad(fault)),
    reached: (await listReaches(site)).filter(isOfBad).map((reach) => reach.replace(/^\S+ /, '')),
  };
}

function describe({ status, version = 'nothing' }: Shown): string {
  return `${status} ${version}`;
}

/** Fallbacks are ignored unless nothing else was shown. */
function describeReleases(shown: readonly Shown[]): string[] {
  const releases = shown.filter((one) => !isFallback(one));
  return (releases.length > 0 ? releases : shown).map(describe);
}

/** Differences between the outcome and what the row expects; empty if there are none. */
export function findDifferences(row: FaultRow, outcome: Outcome, good: string): string[] {
  const { version, refusal, shown, named, unrelated, reached, after } = outcome;
  const wanted = row.refusal ? 'previous' : whatShows(row);
  const previous = `200 ${good}`;
  const itself = `200 ${version}`;
  const allowed = {
    ...{ previous: [previous], itself: [itself], either: [previous, itself] },
    notFound: ['404 nothing'],
  }[wanted];
  const isSilent = named.length === 0 && !shown.some((one) => one.version === good);
  const mustBeNamed = row.codes && !(wanted === 'either' && isSilent);
  const isReported = !row.reaches || isDeepStrictEqual(reached.toSorted(), row.reaches.toSorted());
  const strange = named.filter((code) => !row.codes?.some((each) => code === `${each} ×1`));
  return [
    ...(refusal === (row.refusal ?? '') ? [] : [`refused with '${refusal}'`]),
    ...describeReleases(shown)
      .filter((one) => !allowed.includes(one))
      .map((one) => `showed ${one}`),
    ...(mustBeNamed && named.length === 0 ? ['was not named'] : []),
    ...strange.map((code) => `was named ${code}`),
    ...unrelated.map((one) => `named ${one}`),
    ...(isReported ? [] : [`was reported to have used '${reached.join(' ')}'`]),
    ...after
      .map(describe)
      .filter((one) => one !== previous)
      .map((one) => `after the rollback: ${one}`),
  ];
}

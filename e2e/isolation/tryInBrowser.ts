import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { beginVisit, readVisit } from '../browser/visit';
import { openPage } from '../browser/openPage';
import { inBrowser } from '../releases/faults';
import { regionOf } from '../releases/regions';
import { listFaults } from '../site/metrics';
import { toStatements, type BrowserRow } from './browserRows';
import type { Place } from './faultRow';
import type { TrialSite } from './tryFault';

const addresses = { page: '/blackfriday', slot: '/' } as const satisfies Record<Place, string>;

/** How long a page may take to show a release or to report a fault. */
const longestMs = 10_000;
const pollEveryMs = 100;
/** Longer than a second, because guards check the page once a second. */
const lateMs = 1500;

async function waitUntil(isSo: () => Promise<boolean>): Promise<boolean> {
  const endAt = performance.now() + longestMs;
  while (performance.now() < endAt) {
    if (await isSo()) return true;
    await sleep(pollEveryMs);
  }
  return false;
}

/** Parts and abilities of the page that no remote may take away. */
function readPage(page: Page) {
  return page.evaluate(async () => ({
    parts: ['header', 'main', 'footer', 'header nav', 'footer a'].filter(
      (name) => !document.querySelector(name)?.isConnected,
    ),
    isMapping: [1].map(String)[0] === '1' && ![1].includes(2) && Object.keys({ a: 1 }).length === 1,
    isClean: !('planted' in {}) && 'ab'.replace('a', '') === 'b' && JSON.stringify([1]) === '[1]',
    isWaiting: await new Promise<boolean>((resolve) => setTimeout(resolve, 1, true)),
    isFetching: (await fetch('/_site/shell')).ok,
  }));
}

async function findProblems(page: Page): Promise<string[]> {
  const { parts, ...abilities } = await readPage(page);
  const { isSameDocument, typed } = await readVisit(page);
  return [
    ...parts.map((name) => `lacks ${name}`),
    ...Object.entries(abilities).flatMap(([name, isSo]) => (isSo ? [] : [`not ${name}`])),
    ...(isSameDocument ? [] : ['loaded anew']),
    ...(typed === '' ? ['lost what was typed'] : []),
  ];
}

const countTicks = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'ticks') ?? 0));

/** Finds swallowed clicks and timers of a release that still run. */
async function findWork(page: Page): Promise<string[]> {
  const before = await countTicks(page);
  await page.getByLabel('Somewhere else').click();
  const isSwallowed = await page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const button = document.createElement('button');
        button.addEventListener('click', () => resolve(false));
        document.body.append(button);
        button.click();
        button.remove();
        resolve(true);
      }),
  );
  return [
    ...(isSwallowed ? ['swallows clicks'] : []),
    ...((await countTicks(page)) > before ? ['goes on working'] : []),
  ];
}

export interface BrowserOutcome {
  named: readonly string[];
  differences: readonly string[];
}

export async function tryInBrowser(
  { site, team, good }: TrialSite,
  page: Page,
  row: BrowserRow,
  place: Place,
): Promise<BrowserOutcome> {
  await team.activate(good);
  await openPage(page, site.siteUrl + addresses[place]);
  await beginVisit(page);
  const known = new Set(await listFaults(site));
  const region = regionOf(page, 'campaigns');
  const isShown = async (version: string) =>
    (await region.getAttribute('data-remote').catch(() => null)) === `campaigns@${version}`;

  const bad = await team.release(inBrowser(toStatements(row)));
  const isOfBad = (fault: string) => fault.startsWith(`campaigns@${bad} `);
  const expected = row.code && row.shows === undefined ? good : bad;
  if (row.code) await waitUntil(async () => (await listFaults(site)).some(isOfBad));
  const isAsExpected = await waitUntil(() => isShown(expected));
  await sleep(lateMs);
  const during = await findProblems(page);
  const isStill = await isShown(expected);

  await team.rollBack();
  const isBack = await waitUntil(() => isShown(good));
  await sleep(lateMs);
  const after = [...(await findProblems(page)), ...(await findWork(page))];

  const fresh = (await listFaults(site)).filter((fault) => !known.has(fault));
  const named = fresh.filter(isOfBad).map((fault) => fault.replace(/^\S+ /, ''));
  const main = named.filter((fault) => fault !== `${row.otherCode} ×1`);
  const wanted = row.code ? [`${row.code} ×1`] : [];
  return {
    named,
    differences: [
      ...(isAsExpected && isStill ? [] : [`did not show ${expected}`]),
      ...during.map((problem) => `the page ${problem}`),
      ...(main.join() === wanted.join()
        ? []
        : [`was named ${named.join(' ') || 'without a name'}`]),
      ...fresh.filter((fault) => !isOfBad(fault)).map((fault) => `named ${fault}`),
      ...(isBack ? [] : ['after the rollback the good release is not shown']),
      ...after.map((problem) => `after the rollback: ${problem}`),
    ],
  };
}

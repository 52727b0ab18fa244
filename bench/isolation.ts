import { setTimeout as sleep } from 'node:timers/promises';
import { places, type FaultRow, type Place } from '../e2e/isolation/faultRow';
import { faultTable } from '../e2e/isolation/faultTable';
import { findDifferences, isFallback, tryFault, type TrialSite } from '../e2e/isolation/tryFault';
import { visitOthers } from '../e2e/isolation/visitOthers';
import { alwaysLive, edition } from '../e2e/releases/changes';
import { createTeams } from '../e2e/releases/createTeams';
import { connectRegistry } from '../e2e/releases/registry';
import { withSite } from '../e2e/site/startSite';

/** The baseline release. */
const noFault: FaultRow = { name: 'does nothing wrong', change: (release) => release };
const baselineRounds = 3;
const everyMs = 50;
/** Includes the aftermath of a release in the measurement. */
const lateMs = 1000;
const mostRatio = 2;

/** Filters rows by parts of their names, from the command line; all rows by default. */
const wanted = process.argv.slice(process.argv.indexOf('isolation') + 1);
const rows = faultTable.filter(
  ({ name }) => wanted.length === 0 || wanted.some((text) => name.includes(text)),
);

function tryBesideOthers(trial: TrialSite, row: FaultRow, place: Place) {
  return visitOthers(trial.site.siteUrl, { everyMs }, async () => {
    const outcome = await tryFault(trial, row, place);
    await sleep(lateMs);
    return outcome;
  });
}

/** The other visitors' 95th percentile beside a good release; all rounds but the last warm up. */
async function measureGood(trial: TrialSite): Promise<number> {
  let slowestMs = 0;
  for (let round = 0; round < baselineRounds; round += 1) {
    slowestMs = 0;
    for (const place of places) {
      const { others } = await tryBesideOthers(trial, noFault, place);
      slowestMs = Math.max(slowestMs, others.p95Ms);
    }
  }
  return slowestMs;
}

/** Prints a row and resolves with its problems. */
async function runRow(trial: TrialSite, row: FaultRow, place: Place, goodP95Ms: number) {
  const { result, others } = await tryBesideOthers(trial, row, place);
  const differences = findDifferences(row, result, trial.good);
  if (others.errors > 0) differences.push(`${others.errors} of ${others.visits} others lost`);
  const isPrevious = result.shown.some(({ version }) => version === trial.good);
  const fallbacks = [...result.shown, ...result.after].filter(isFallback).length;
  const facts = [
    row.name.padEnd(64),
    place.padEnd(5),
    `${others.errors}/${others.visits}`.padStart(8),
    (others.p95Ms / goodP95Ms).toFixed(2).padStart(6),
    isPrevious ? 'previous' : 'itself  ',
    result.refusal || result.named.join(' ') || 'none',
    fallbacks === 0 ? '' : `(${fallbacks} fallbacks)`,
    differences.length === 0 ? '' : `  DIFFERS: ${differences.join('; ')}`,
  ];
  console.log(facts.join(' ').trimEnd());
  return { isAsWanted: differences.length === 0, ratio: others.p95Ms / goodP95Ms };
}

async function runTable(trial: TrialSite) {
  const goodP95Ms = await measureGood(trial);
  console.log(`others beside a good release: p95 ${goodP95Ms.toFixed(0)} ms\n`);
  const results: Awaited<ReturnType<typeof runRow>>[] = [];
  for (const row of rows) {
    for (const place of row.places ?? places) {
      results.push(await runRow(trial, row, place, goodP95Ms));
    }
  }
  return results;
}

if (rows.length === 0) throw new Error(`No fault is called ${wanted.join(' or ')}.`);

await withSite({}, async (site) => {
  const employ = createTeams(connectRegistry(site));
  const team = await employ('campaigns', alwaysLive);
  const good = await team.publish(edition('good edition'));
  const results = await runTable({ site, team, good });

  const differing = results.filter(({ isAsWanted }) => !isAsWanted).length;
  const slow = results.filter(({ ratio }) => ratio > mostRatio).length;
  console.log(`\n${rows.length} faults, ${results.length} trials: ${differing} differ`);
  console.log(`${slow} with a p95 of others over twice that of a good release`);
  if (differing > 0) process.exitCode = 1;
});

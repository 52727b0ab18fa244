import { toChange, type FaultRow, type Place } from '../isolation/faultRow';
import { faultTable } from '../isolation/faultTable';
import { findDifferences, tryFault } from '../isolation/tryFault';
import { visitOthers } from '../isolation/visitOthers';
import { expect, test } from './fixtures';
import { readFaults } from '../site/metrics';
import { readServedVersion } from './regions';

/** A low rate of other visitors; `npm run bench -- isolation` tries every row with many more. */
const othersEveryMs = 500;

function findRow(name: string): FaultRow {
  const row = faultTable.find((each) => each.name === name);
  if (!row) throw new Error(`no row of the table '${name}'`);
  return row;
}

/** One fault at each step of a render. */
const steps = [
  ['throws an error when evaluated', 'remotes.threwAtEvaluation'],
  ['throws an error when it renders', 'remotes.threwAtRender'],
  ['renders for ever', 'remotes.blockedRender'],
  ['loads for ever without a pause', 'remotes.blockedRender'],
  ['never ends loading', 'remotes.timeout'],
] as const;

/** One row for each protection that needs a whole site; the shell's unit tests cover the others. */
const trials: readonly (readonly [name: string, place: Place])[] = [
  ...steps.map(([name]) => [name, 'slot'] as const),
  ['has lost its slots', 'slot'],
  ['suspends on a promise that never settles', 'page'],
  ['moves its page to "//evil.example"', 'page'],
  ['fills its memory with one array', 'page'],
  ['loops for ever in a late timer, from its load', 'page'],
  ['tries to reach the process by a caught error', 'page'],
  ['signs visitors in', 'slot'],
];

for (const [name, place] of trials) {
  test(`other visitors and releases are not affected by a ${place} that ${name}`, async ({
    site,
    campaignTeam: team,
    good,
  }) => {
    const row = findRow(name);

    const { result, others } = await visitOthers(site.siteUrl, { everyMs: othersEveryMs }, () =>
      tryFault({ site, team, good }, row, place),
    );

    expect(findDifferences(row, result, good)).toEqual([]);
    expect(others.visits).toBeGreaterThan(0);
    expect(others.errors).toBe(0);
  });
}

for (const [name, code] of steps) {
  test(`the page shows the fallback when both releases are bad and one ${name}`, async ({
    site,
    campaignTeam,
    good: _,
  }) => {
    const codeFault = toChange(findRow(name));
    const first = await campaignTeam.release(codeFault);
    const second = await campaignTeam.release(codeFault);

    const { status, html } = await readServedVersion(site, '/blackfriday', 'campaigns');

    expect(status).toBe(503);
    expect(html).toMatch(/<h1[^>]*>This part of the site isn’t available right now<\/h1>/);
    expect(html).toMatch(/<nav [^>]*aria-label="Main menu"/);
    for (const version of [first, second]) {
      await expect
        .poll(() => readFaults(site, 'campaigns', version))
        .toEqual([`${code} server ×1`]);
    }
    expect((await readServedVersion(site, '/', 'campaigns')).status).toBe(200);
  });
}

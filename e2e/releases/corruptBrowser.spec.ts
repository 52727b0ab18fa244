import type { Page } from '@playwright/test';
import { openPage } from '../browser/openPage';
import { beginVisit, followLinkTo, followMenu, continuedVisit, readVisit } from '../browser/visit';
import { readFaults } from '../site/metrics';
import { withContract } from './changes';
import { inBrowser, codeFaults } from './faults';
import { expect, test } from './fixtures';
import { regionOf } from './regions';

const cases = [
  ['throws while it is evaluated', codeFaults.throwsAtEvaluation, 'remotes.threwAtEvaluation'],
  ['throws while it renders', codeFaults.throwsAtRender, 'remotes.threwAtRender'],
  ['throws in an effect', codeFaults.throwsInEffect, 'remotes.threwAfterRender'],
  ['is no remote at all', codeFaults.isNoRemote, 'remotes.invalidModule'],
  ['never ends loading', codeFaults.loadHangs, 'remotes.timeout'],
] as const;

const waits = [
  'waits for ever while it renders',
  codeFaults.waitsForEver,
  'remotes.timeout',
] as const;

/** A swap may take six seconds. */
const faultTimeoutMs = 20_000;

/** Faults before and after a navigation has chosen the release. */
const walks = [cases[0], cases[1], cases[4]];

/** React logs what an error boundary catches, and the page reports it. */
const caught = [/^console error: .*planted/, /^report: .*campaigns/];

test('an open page returns to its release after any fault of the next one', async ({
  page,
  problems,
  site,
  campaignTeam,
  good,
}) => {
  problems.expect(...caught);
  await openPage(page, '/');
  const region = regionOf(page, 'campaigns');
  await expect(region).toContainText('good edition');
  await beginVisit(page);

  for (const [what, codeFault, code] of [...cases, waits]) {
    await test.step(what, async () => {
      const bad = await campaignTeam.release(inBrowser(codeFault));

      await expect
        .poll(() => readFaults(site, 'campaigns', bad), { timeout: faultTimeoutMs })
        .toEqual([`${code} browser ×1`]);
      await expect(region).toHaveAttribute('data-remote', `campaigns@${good}`);
      await expect(region).toContainText('good edition');
      expect(await readVisit(page)).toEqual(continuedVisit);
      await followMenu(page, 'Features');
      await expect(page).toHaveURL('/features');
      await page.goBack();
      await expect(region).toContainText('good edition');
      expect(await readFaults(site, 'campaigns', bad)).toEqual([`${code} browser ×1`]);
      // The next fault needs the good release as its previous one.
      await campaignTeam.activate(good);
    });
  }
});

/** Reads the parts of the page and whether platform functions work. */
const readPage = (page: Page) =>
  page.evaluate(async () => ({
    mapped: [1].map(String),
    status: (await fetch('/_site/shell')).status,
    parts: ['header', 'main', 'footer'].filter((name) => document.querySelector(name)),
  }));

const whole = { mapped: ['1'], status: 200, parts: ['header', 'main', 'footer'] };

/** Counts how often the release's interval runs during five timers of the page. */
const countTicks = (page: Page) =>
  page.evaluate(async () => {
    const read = () => Number(Reflect.get(window, 'ticks'));
    const before = read();
    for (let turn = 0; turn < 5; turn += 1) await new Promise((done) => setTimeout(done, 10));
    return read() - before;
  });

test('changes of a release outside its region are undone, and only it is reported', async ({
  page,
  problems,
  site,
  campaignTeam,
  good,
}) => {
  problems.expect(/^report: .*campaigns/);
  await openPage(page, '/');
  const region = regionOf(page, 'campaigns');
  await expect(region).toContainText('good edition');
  await beginVisit(page);

  for (const codeFault of ['patchesPlatform', 'patchesPlatformLater', 'takesPageAway'] as const) {
    await test.step(codeFault, async () => {
      const bad = await campaignTeam.release(inBrowser(codeFaults[codeFault]));

      await expect
        .poll(() => readFaults(site, 'campaigns', bad))
        .toEqual(['remotes.changedPage browser ×1']);
      await expect(region).toHaveAttribute('data-remote', `campaigns@${good}`);
      expect(await readPage(page)).toEqual(whole);
      await campaignTeam.activate(good);
    });
  }

  await test.step('keepsWorking', async () => {
    const busy = await campaignTeam.release(inBrowser(codeFaults.keepsWorking));
    await expect(region).toHaveAttribute('data-remote', `campaigns@${busy}`);
    await expect
      .poll(() => readFaults(site, 'campaigns', busy))
      .toEqual(['remotes.blockedRender browser ×1']);
    expect(await countTicks(page)).toBeGreaterThan(0);

    await campaignTeam.activate(good);

    await expect(region).toHaveAttribute('data-remote', `campaigns@${good}`);
    await expect.poll(() => countTicks(page)).toBe(0);
    expect(await readVisit(page)).toEqual(continuedVisit);
    await followMenu(page, 'Features');
    await expect(page).toHaveURL('/features');
  });
});

for (const [what, codeFault, code] of walks) {
  test(`navigation to a page shows the previous release when the current one ${what}`, async ({
    page,
    problems,
    campaignTeam,
    good,
    site,
  }) => {
    problems.expect(...caught);
    const bad = await campaignTeam.release(inBrowser(codeFault));
    await openPage(page, '/features');
    await beginVisit(page);

    await followLinkTo(page, '/blackfriday');

    await expect(page).toHaveURL('/blackfriday');
    await expect(regionOf(page, 'campaigns')).toHaveAttribute('data-remote', `campaigns@${good}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect.poll(() => readFaults(site, 'campaigns', bad)).toEqual([`${code} browser ×1`]);
    expect(await readVisit(page)).toEqual(continuedVisit);
  });

  test(`navigation to a page shows the fallback when both releases are bad and one ${what}`, async ({
    page,
    problems,
    campaignTeam,
  }) => {
    problems.expect(...caught);
    await campaignTeam.release(inBrowser(codeFault));
    await campaignTeam.release(inBrowser(codeFault));
    await openPage(page, '/features');
    await beginVisit(page);

    await followLinkTo(page, '/blackfriday');

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This part of the site isn’t available right now',
    );
    expect(await readVisit(page)).toEqual(continuedVisit);
    await followMenu(page, 'Pricing');
    await expect(page).toHaveURL('/pricing');
    await expect(regionOf(page, 'pricing')).toHaveCount(1);
  });
}

for (const [what, codeFault] of [...cases.slice(0, 3), waits]) {
  test(`a first visit gets the previous release when the current one ${what}`, async ({
    page,
    problems,
    campaignTeam,
    good,
    site,
  }) => {
    problems.expect(...caught, /^report: .*shell\.hydration/);
    const bad = await campaignTeam.release(inBrowser(codeFault));

    await page.goto('/blackfriday');

    await expect(regionOf(page, 'campaigns')).toHaveAttribute('data-remote', `campaigns@${good}`);
    await expect.poll(() => readFaults(site, 'campaigns', bad)).toHaveLength(1);
    await followMenu(page, 'Features');
    await expect(page).toHaveURL('/features');
  });
}

test('a browser runs no release for another contract', async ({
  page,
  problems,
  campaignTeam,
  good,
  site,
}) => {
  problems.expect(/^report: .*contractMismatch/);
  const foreign = await campaignTeam.publish(withContract('^99.0.0'));
  await openPage(page, `/features?remote.campaigns=${foreign}`);

  await followLinkTo(page, '/blackfriday');

  await expect(regionOf(page, 'campaigns')).toHaveAttribute('data-remote', `campaigns@${good}`);
  await expect
    .poll(() => readFaults(site, 'campaigns', foreign))
    .toEqual(['remotes.contractMismatch browser ×1']);
});

test('a server runs no release for another contract', async ({
  page,
  campaignTeam,
  good,
  site,
}) => {
  const foreign = await campaignTeam.publish(withContract('^99.0.0'));

  await openPage(page, `/blackfriday?remote.campaigns=${foreign}`);

  await expect(regionOf(page, 'campaigns')).toHaveAttribute('data-remote', `campaigns@${good}`);
  expect(await readFaults(site, 'campaigns', foreign)).toEqual([
    'remotes.contractMismatch server ×1',
  ]);
});

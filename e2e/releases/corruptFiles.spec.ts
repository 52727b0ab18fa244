import type { Page, Route } from '@playwright/test';
import { openPage } from '../browser/openPage';
import { beginVisit, followMenu, continuedVisit, readVisit } from '../browser/visit';
import { readFaults } from '../site/metrics';
import { edition } from './changes';
import { leaveMark } from './faults';
import { expect, test } from './fixtures';
import type { ReleaseDocument } from './releaseFiles';
import { regionOf } from './regions';

type Corruption = (route: Route) => Promise<void>;

const isMissing: Corruption = (route) => route.fulfill({ status: 404 });
const isRefused: Corruption = (route) => route.fulfill({ status: 500 });
const isPage: Corruption = (route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' });
const neverComes: Corruption = () => Promise.resolve();

/** Playwright's `times` option leaves requests unanswered that are pending when routing ends. */
function onlyOnce(how: Corruption): Corruption {
  let isCorrupted = false;
  return async (route) => {
    if (isCorrupted) return route.continue();
    isCorrupted = true;
    return how(route);
  };
}

/** Flips a bit of the last character, which keeps the program valid. */
const isFlipped: Corruption = async (route) => {
  const reply = await route.fetch();
  const body = await reply.body();
  const place = body.findLastIndex((byte) => byte >= 0x61 && byte <= 0x79);
  body.writeUInt8(body.readUInt8(place) ^ 1, place);
  await route.fulfill({ response: reply, body });
};

const corruptions = [
  ['is missing', isMissing, 'remotes.notFound'],
  ['is refused', isRefused, 'remotes.unavailable'],
  ['is a page instead', isPage, 'remotes.wrongType'],
  ['has one flipped bit', isFlipped, 'remotes.wrongHash'],
  ['never comes', neverComes, 'remotes.timeout'],
] as const;

const pathOf: Record<string, (document: ReleaseDocument) => string> = {
  container: ({ client }) => client.entry,
  chunk: ({ client }) => client.chunk,
  stylesheet: ({ client }) => client.styles[0] ?? 'none',
  messages: ({ locales }) => locales['en'] ?? 'none',
};

async function corrupt(
  page: Page,
  { name, version }: ReleaseDocument,
  file: string,
  how: Corruption,
) {
  await page.route(`**/r/${name}/${version}/${file}`, how);
}

for (const [kind, fileOf] of Object.entries(pathOf)) {
  const faults = corruptions.map(([what]) => what).join(', ');

  test(`an open page keeps its release when the next one's ${kind} ${faults}`, async ({
    page,
    problems,
    site,
    registry,
    campaignTeam,
    good,
  }) => {
    problems.expect(/\/r\/campaigns\//, /^report: .*campaigns/);
    await openPage(page, '/');
    const region = regionOf(page, 'campaigns');
    await expect(region).toContainText('good edition');
    await beginVisit(page);

    for (const [what, how, code] of corruptions) {
      await test.step(what, async () => {
        const next = campaignTeam.make(edition('bad edition'));
        await registry.publish(next);
        await corrupt(page, next.document, fileOf(next.document), how);

        await campaignTeam.activate(next.document.version);

        const reports = () => readFaults(site, 'campaigns', next.document.version);
        // A swap may take six seconds.
        await expect.poll(reports, { timeout: 20_000 }).toEqual([`${code} browser ×1`]);
        await expect(region).toHaveAttribute('data-remote', `campaigns@${good}`);
        await expect(region).toContainText('good edition');
        expect(await readVisit(page)).toEqual(continuedVisit);
        await followMenu(page, 'Features');
        await expect(page).toHaveURL('/features');
        await page.goBack();
        await expect(region).toContainText('good edition');
        expect(await reports()).toEqual([`${code} browser ×1`]);
        // The next fault needs the good release as its previous one.
        await campaignTeam.activate(good);
      });
    }
  });
}

test('an open page takes the next release when one of its files fails once', async ({
  page,
  problems,
  site,
  registry,
  campaignTeam,
  good: _,
}) => {
  problems.expect(/\/r\/campaigns\//);
  await openPage(page, '/');
  const region = regionOf(page, 'campaigns');

  for (const [kind, fileOf] of Object.entries(pathOf)) {
    await test.step(kind, async () => {
      const next = campaignTeam.make(edition(`edition without its ${kind} at first`));
      await registry.publish(next);
      const { version } = next.document;
      const file = fileOf(next.document);
      await corrupt(page, next.document, file, onlyOnce(isRefused));
      const refused = page.waitForResponse(`**/r/campaigns/${version}/${file}`);

      await campaignTeam.activate(version);

      expect((await refused).status()).toBe(500);
      await expect(region).toHaveAttribute('data-remote', `campaigns@${version}`);
      expect(await readFaults(site, 'campaigns', version)).toEqual([]);
    });
  }
});

for (const [what, how, code] of corruptions) {
  test(`a first visit gets the previous release when the chunk ${what}`, async ({
    page,
    problems,
    campaignTeam,
    good,
    site,
    registry,
  }) => {
    problems.expect(/\/r\/campaigns\//, /campaigns@/, /^report: .*(campaigns|shell\.hydration)/);
    const next = campaignTeam.make(edition('bad edition'));
    await registry.publish(next);
    await campaignTeam.activate(next.document.version);
    await corrupt(page, next.document, next.document.client.chunk, how);

    await openPage(page, '/blackfriday');

    await expect(regionOf(page, 'campaigns')).toHaveAttribute('data-remote', `campaigns@${good}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await readFaults(site, 'campaigns', next.document.version)).toEqual([
      `${code} browser ×1`,
    ]);
    await followMenu(page, 'Features');
    await expect(page).toHaveURL('/features');
  });
}

for (const [what, how, code] of corruptions) {
  test(`lazy pages come from the previous release when the lazy chunk ${what}`, async ({
    page,
    problems,
    teamOf,
    site,
    registry,
  }) => {
    problems.expect(/\/r\/pricing\//, /pricing@/, /^report: .*(pricing|shell\.hydration)/);
    const team = await teamOf('pricing');
    const next = team.make();
    const { version, client } = next.document;
    await registry.publish(next);
    await team.activate(version);
    await corrupt(page, next.document, client.lazyChunk ?? 'none', how);

    await openPage(page, '/pricing');
    await expect(regionOf(page, 'pricing')).toHaveAttribute('data-remote', `pricing@${version}`);
    await page.getByRole('link', { name: /^Go to checkout/ }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout');
    await expect(regionOf(page, 'pricing')).toHaveAttribute('data-remote', `pricing@${team.base}`);
    expect(await readFaults(site, 'pricing', version)).toEqual([`${code} browser ×1`]);

    await openPage(page, '/vpn-trial');

    await expect(regionOf(page, 'pricing')).toHaveAttribute('data-remote', `pricing@${team.base}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Try our VPN first');
  });
}

for (const file of ['entry', 'chunk'] as const) {
  test(`a release whose ${file} has one flipped bit never runs`, async ({
    page,
    problems,
    campaignTeam,
    good,
    site,
    registry,
  }) => {
    problems.expect(/\/r\/campaigns\//, /^report: .*campaigns/);
    const honest = campaignTeam.make(edition('honest edition'), leaveMark(file, 'honest'));
    const corrupted = campaignTeam.make(edition('corrupt edition'), leaveMark(file, 'corrupt'));
    await registry.publish(honest);
    await registry.publish(corrupted);
    await corrupt(page, corrupted.document, corrupted.document.client[file], isFlipped);
    const ran = () => page.evaluate(() => (window as { ranFile?: string }).ranFile);
    await openPage(page, '/');
    const region = regionOf(page, 'campaigns');

    await campaignTeam.activate(honest.document.version);
    await expect(region).toContainText('honest edition');
    expect(await ran()).toBe('honest');
    await page.evaluate(() => Reflect.deleteProperty(window, 'ranFile'));
    await campaignTeam.activate(corrupted.document.version);

    const reports = () => readFaults(site, 'campaigns', corrupted.document.version);
    await expect.poll(reports).toEqual(['remotes.wrongHash browser ×1']);
    expect(await ran()).toBeUndefined();
    await expect(region).toContainText('honest edition');
    expect(good).not.toBe(honest.document.version);
  });
}

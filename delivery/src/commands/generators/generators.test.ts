import path from 'node:path';
import { languages } from '@tidegate/contracts/languages';
import { createReader } from './generation';
import { newCampaign } from './newCampaign';
import { newCountry } from './newCountry';
import { newPage } from './newPage';
import { newPlan } from './newPlan';
import { newRemote } from './newRemote';

const readText = createReader(path.resolve(import.meta.dirname, '../../../..'));

test('a page gets a route and a file of empty messages for each language', async () => {
  const { files } = await newPage('roadmap', readText);

  expect(files.get('shell/src/routes/pageRoutes.ts')).toContain("{ path: '/roadmap' },");
  expect(
    [...files.keys()].filter((file) => /locales\/\w+\/pages\/roadmap.json$/.test(file)),
  ).toHaveLength(languages.length);
});

test('a country gets servers and a page', async () => {
  const { files } = await newCountry('SN', readText);

  expect(files.get('shell/src/routes/entries/countryEntries.ts')).toContain(
    "{ id: 'senegal-vpn', countryCode: 'SN' },",
  );
  expect([...files.keys()]).toHaveLength(2);
});

test.each(['QM', 'Iceland', '12'])('"%s" is refused as a country', async (name) => {
  await expect(newCountry(name, readText)).rejects.toThrow('ISO 3166');
});

test('a plan has a price of 0 in each currency, which the catalogue refuses', async () => {
  const { files } = await newPlan('2years', readText);

  const plans = JSON.parse([...files.values()][0] ?? '[]') as { name: string }[];
  expect(plans.at(-1)).toMatchObject({
    name: 'Tidegate 2 years',
    interval: { count: 2, unit: 'YEAR' },
    priceMinor: { USD: 0 },
  });
});

test('an interval that is none is refused as a plan', async () => {
  await expect(newPlan('soon', readText)).rejects.toThrow('not an interval');
});

test('a campaign gets a family, a window and its messages in each language', async () => {
  const { files } = await newCampaign('cyber-week', readText);

  expect(files.get('remotes/campaigns/src/campaigns/families.ts')).toContain('cyberWeek: {');
  expect(files.get('remotes/campaigns/src/campaigns/allCampaigns.ts')).toMatch(
    /\['cyberWeek', '\d{4}-12-01', '\d{4}-12-08'\],\n\];/,
  );
  const french = JSON.parse(files.get('remotes/campaigns/locales/fr/campaigns.json') ?? '') as {
    campaign: Record<string, string>;
  };
  expect(french.campaign).toMatchObject({ heading_cyberWeek: '', lead_cyberWeek: '' });
});

test('a remote changes one list and the lock file outside its folder', async () => {
  const { files } = await newRemote('status', readText);

  const elsewhere = [...files.keys()].filter((file) => !file.startsWith('remotes/status/'));
  expect(elsewhere).toEqual(['shared-contracts/src/remotes/remoteNames.ts', 'package-lock.json']);
  expect(files.get('shared-contracts/src/remotes/remoteNames.ts')).toContain(
    "status: ['/status'],",
  );
});

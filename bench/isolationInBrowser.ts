import { chromium } from '@playwright/test';
import { withConsent } from '../e2e/browser/withConsent';
import { browserRows } from '../e2e/isolation/browserRows';
import { places } from '../e2e/isolation/faultRow';
import { tryInBrowser } from '../e2e/isolation/tryInBrowser';
import { visitOthers } from '../e2e/isolation/visitOthers';
import { alwaysLive, edition } from '../e2e/releases/changes';
import { createTeams } from '../e2e/releases/createTeams';
import { connectRegistry } from '../e2e/releases/registry';
import { settings } from '../e2e/site/settings';
import { withSite } from '../e2e/site/startSite';

const everyMs = 50;

/** Filters rows by parts of their names, from the command line; all rows by default. */
const wanted = process.argv.slice(process.argv.indexOf('isolationInBrowser') + 1);
const rows = browserRows.filter(
  ({ name }) => wanted.length === 0 || wanted.some((text) => name.includes(text)),
);
if (rows.length === 0) throw new Error(`No fault is called ${wanted.join(' or ')}.`);

const { chromiumPath: executablePath } = settings;
const browser = await chromium.launch(executablePath === '' ? {} : { executablePath });

await withSite({}, async (site) => {
  const team = await createTeams(connectRegistry(site))('campaigns', alwaysLive);
  const good = await team.publish(edition('good edition'));
  let differing = 0;
  for (const row of rows) {
    for (const place of places) {
      const context = await browser.newContext({ storageState: withConsent('no') });
      // esbuild wraps functions in this helper, also those that run in the page.
      await context.addInitScript('globalThis.__name = (value) => value;');
      const page = await context.newPage();
      const { result, others } = await visitOthers(site.siteUrl, { everyMs }, () =>
        tryInBrowser({ site, team, good }, page, row, place),
      );
      await context.close();
      const { named, differences } = result;
      const isAsWanted = differences.length === 0 && others.errors === 0;
      if (!isAsWanted) differing += 1;
      const facts = [
        row.name.padEnd(56),
        place.padEnd(5),
        `${others.errors}/${others.visits}`.padStart(8),
        named.join(' ') || 'none',
        isAsWanted ? '' : `  DIFFERS: ${differences.join('; ')}`,
      ];
      console.log(facts.join(' ').trimEnd());
    }
  }
  console.log(
    `\n${rows.length} faults, ${rows.length * places.length} trials: ${differing} differ`,
  );
  if (differing > 0) process.exitCode = 1;
});
await browser.close();

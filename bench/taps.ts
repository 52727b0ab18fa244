import { chromium } from '@playwright/test';
import { settings } from '../e2e/site/settings';
import { shiftToCampaign } from '../e2e/site/shiftToCampaign';
import { withSite } from '../e2e/site/startSite';
import { controls, type Control } from './controls';
import { median } from './median';
import { pressControl, type Moment, type Press } from './pressControl';

const [given = '1', ...kinds] = process.argv.slice(process.argv.indexOf('taps') + 1);
const rounds = Number(given);
const prefixes = { en: '/m', ar: '/ar/m' } as const;
const firstMoments: readonly Moment[] = [100, 1000, 4000];
const afterMs = 200;
const titles = ['taps', 'lost', 'effect', 'limit', 'answer', 'after', 'limit'];

const { chromiumPath: executablePath } = settings;
const browser = await chromium.launch(executablePath === '' ? {} : { executablePath });
let taps = 0;
let lost = 0;

async function pressOften(prefixUrl: string, control: Control, moments: readonly Moment[]) {
  const presses: Press[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const moment of moments) {
      const press = await pressControl(browser, prefixUrl, { control, moment });
      taps += 1;
      if (press) presses.push(press);
      else lost += 1;
    }
  }
  return presses;
}

function printRow(name: string, cells: readonly (number | string)[]): void {
  const shown = cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(0) : cell));
  console.log(`${name.padEnd(12)}${shown.map((cell) => cell.padStart(8)).join('')}`);
}

async function measureControl(siteUrl: string, name: string, control: Control): Promise<void> {
  for (const [language, prefix] of Object.entries(prefixes)) {
    const before = { taps, lost };
    const first = await pressOften(siteUrl + prefix, control, firstMoments);
    const after = await pressOften(siteUrl + prefix, control, ['live']);
    printRow(`${language} ${name}`, [
      taps - before.taps,
      lost - before.lost,
      median(first.map(({ effectMs }) => effectMs)),
      control.limitMs,
      median(first.map(({ answerMs }) => answerMs)),
      median(after.map(({ effectMs }) => effectMs)),
      afterMs,
    ]);
  }
}

await withSite(shiftToCampaign(), async ({ siteUrl }) => {
  printRow('median ms', titles);
  for (const [name, control] of Object.entries(controls)) {
    if (kinds.length === 0 || kinds.includes(name)) await measureControl(siteUrl, name, control);
  }
  console.log(`\n${lost} of ${taps} taps were lost`);
});
await browser.close();

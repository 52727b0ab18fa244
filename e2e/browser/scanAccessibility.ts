import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** Every page parses the source, and the minified build is half as long. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

interface Scanner {
  axe?: { run: (root: Document, options: RunOptions) => Promise<AxeResults> };
}

const allRules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
};
const contrastRule: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };

/** What is still appearing has too little contrast. */
function finishAnimations() {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
}

async function scan(page: Page, rules: RunOptions): Promise<string[]> {
  await page.evaluate(finishAnimations);
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(axeSource);
  const { violations } = await page.evaluate((options) => {
    const { axe: scanner } = window as unknown as Scanner;
    if (!scanner) throw new Error('axe is not on the page');
    return scanner.run(document, { ...options, resultTypes: ['violations'] });
  }, rules);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** One line per WCAG 2.2 AA violation, with the elements concerned. */
export function scanAccessibility(page: Page): Promise<string[]> {
  return scan(page, allRules);
}

/** Contrast is the only rule whose result depends on the colour scheme. */
export function scanContrast(page: Page): Promise<string[]> {
  return scan(page, contrastRule);
}

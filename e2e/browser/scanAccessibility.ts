import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

interface Scanner {
  axe: { run: (root: Document, options: RunOptions) => Promise<AxeResults> };
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Every violation of WCAG 2.2 AA on the page, as one line each with the elements concerned. */
export async function scanAccessibility(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (tags) =>
      (window as unknown as Scanner).axe.run(document, {
        runOnly: tags,
        resultTypes: ['violations'],
      }),
    rules,
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

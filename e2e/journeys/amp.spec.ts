import { expect, test } from '../fixtures';

/** Stands for the runtime of AMP, which comes from a network that a test has not: it shows the page. */
const runtime = `
  document.documentElement.dataset.runtime = 'came';
  document.head.append(Object.assign(document.createElement('style'), {
    textContent: 'body { animation: none !important }',
  }));`;

test('the policy of an AMP document lets its runtime run and show the page', async ({ page }) => {
  await page.route('https://cdn.ampproject.org/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: runtime }),
  );

  await page.goto('/ar/amp/features');

  await expect(page.locator('html[amp][data-runtime=came]')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

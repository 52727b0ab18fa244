import { expect, test } from '../fixtures';

/** Replaces the AMP runtime, which tests cannot download. */
const runtime = `
  document.documentElement.dataset.runtime = 'came';
  document.head.append(Object.assign(document.createElement('style'), {
    textContent: 'body { animation: none !important }',
  }));`;

test('the security policy of an AMP document allows the AMP runtime to run', async ({ page }) => {
  await page.route('https://cdn.ampproject.org/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: runtime }),
  );

  await page.goto('/ar/amp/features');

  await expect(page.locator('html[amp][data-runtime=came]')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

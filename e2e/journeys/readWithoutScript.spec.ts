import { expect, test } from '../fixtures';
import { siteLanguages, sitePages } from '../site/pages';

test.use({ javaScriptEnabled: false });

test.beforeEach(({ problems }) => {
  // What a browser without script says about the scripts it does not fetch.
  problems.expect(/^request failed: csp .*\.js$/);
});

for (const { language, prefix } of siteLanguages) {
  for (const { name, status, locate, problems: known } of sitePages) {
    test(`${name} reads without JavaScript in ${language}`, async ({ page, problems }) => {
      problems.expect(...known);
      const reply = await page.goto(prefix + (await locate()));

      expect(reply?.status()).toBe(status);
      await expect(page).toHaveTitle(/\S{3}/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main')).toHaveText(/\S{3}/);
      const layout = await page.locator('body').getAttribute('data-layout');
      await expect(page.getByRole('contentinfo')).toBeVisible({ visible: layout !== 'standalone' });
    });
  }
}

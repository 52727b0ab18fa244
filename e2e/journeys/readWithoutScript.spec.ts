import { expect, test } from '../fixtures';
import { findArticlePath } from '../site/findArticlePath';
import { siteLanguages, sitePages } from '../site/pages';

test.use({ javaScriptEnabled: false });

test.beforeEach(({ problems }) => {
  // What a browser without script says about the scripts it does not fetch.
  problems.expect(/^request failed: csp .*\.js$/);
});

for (const { language, prefix } of siteLanguages) {
  for (const { path, status } of sitePages) {
    test(`${path} reads without JavaScript in ${language}`, async ({ page, problems }) => {
      if (status === 404) problems.expect(/reply 404/, /console error: .*404/);
      const reply = await page.goto(
        prefix + (path === '/blog/article' ? await findArticlePath() : path),
      );

      expect(reply?.status()).toBe(status);
      await expect(page).toHaveTitle(/\S{3}/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main')).toHaveText(/\S{3}/);
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  }
}

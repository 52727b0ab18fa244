// reports: playwright/no-wait-for-timeout, playwright/no-skipped-test
import { expect, test } from '@playwright/test';

test.skip('a visitor waits', async ({ page }) => {
  await page.waitForTimeout(1000);

  await expect(page.getByRole('heading')).toBeVisible();
});

import { devices } from '@playwright/test';
import { openPage } from '../browser/openPage';
import { expect, test } from '../fixtures';

const { userAgent } = devices['Pixel 7'];

// Without `isMobile` the client hints would identify a desktop.
test.use({ userAgent, device: 'phone', isMobile: true, viewport: { width: 844, height: 390 } });

test('a phone in landscape shows more than a heading on its first screen', async ({ page }) => {
  await openPage(page, '/m/home');
  await expect(page).toHaveURL('/m/home');
  const lead = page.getByRole('main').getByRole('paragraph').first();
  await expect(lead).toBeInViewport();

  await openPage(page, '/m/pricing');
  await expect(page.getByRole('link', { name: 'USD' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Plan length')).toBeInViewport();
});

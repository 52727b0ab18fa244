import { openPage } from '../browser/openPage';
import { followMenu } from '../browser/visit';
import { expect, test } from '../fixtures';

test('a browser without storage access can read, type and change the currency', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await openPage(page, '/contact?utm_source=ads&invite_code=harbour');
  // Waits until the first page has started without storage.
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
  await page.getByRole('textbox').first().fill('Mira');
  await followMenu(page, 'Pricing');
  await page.getByRole('link', { name: 'GBP' }).click();

  await expect(page.getByRole('main')).toContainText('£');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/contact/);
});

import { openPage } from '../browser/openPage';
import { scanAccessibility } from '../browser/scanAccessibility';
import { expect, test } from '../fixtures';

const from = (country: string) => ({
  'X-Forwarded-For': '203.0.113.9',
  'X-Country-Code': country,
});

test.describe('from China', () => {
  test.use({ extraHTTPHeaders: from('CN') });

  test('the refusal page is accessible', async ({ page, problems }) => {
    problems.expect(/reply 451/, /console error: .*451/);

    const reply = await openPage(page, '/de/vpn-trial');

    expect(reply?.status()).toBe(451);
    await expect(page.getByText('Tidegate in China nicht')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await scanAccessibility(page)).toEqual([]);
  });

  test('a link within the site does not lead past the gate', async ({ page }) => {
    await openPage(page, '/features');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Downloads', exact: true })
      .click();

    await expect(
      page.getByText('For legal reasons, Tidegate is not offered in China'),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/download$/);
  });
});

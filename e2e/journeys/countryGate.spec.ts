import { openPage } from '../browser/openPage';
import { scanAccessibility } from '../browser/scanAccessibility';
import { expect, test } from '../fixtures';

/** What the proxy before the site says of a visitor. */
const from = (country: string) => ({
  'X-Forwarded-For': '203.0.113.9',
  'X-Country-Code': country,
});
const refusal = [/reply 451/, /console error: .*451/];

test.describe('from China', () => {
  test.use({ extraHTTPHeaders: from('CN') });

  test('downloads and the trial are refused in the words of the visitor', async ({
    page,
    request,
    problems,
  }) => {
    problems.expect(...refusal);

    const reply = await openPage(page, '/de/vpn-trial');
    expect(reply?.status()).toBe(451);
    await expect(page.getByText('ist dieser Dienst in China nicht verfügbar')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await scanAccessibility(page)).toEqual([]);
    expect((await request.get('/amp/download')).status()).toBe(451);
    const file = await request.get('/downloads/tidegate-1.4.0-windows.txt');
    expect(file.status()).toBe(451);
    expect(await file.text()).toContain(
      'Due to policy, this service is not available in China. Thank you for your understanding!',
    );
  });

  test('a link within the site does not lead past the gate', async ({ page }) => {
    await openPage(page, '/features');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Downloads', exact: true })
      .click();

    await expect(page.getByText('Due to policy, this service is not available')).toBeVisible();
    await expect(page).toHaveURL(/\/download$/);
  });
});

test.describe('from Hong Kong', () => {
  test.use({ extraHTTPHeaders: from('HK') });

  test('downloads are there', async ({ page, request }) => {
    const reply = await openPage(page, '/download');

    expect(reply?.status()).toBe(200);
    expect((await request.get('/downloads/tidegate-1.4.0-windows.txt')).status()).toBe(200);
  });
});

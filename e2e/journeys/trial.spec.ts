import { openPage } from '../browser/openPage';
import { scanAccessibility } from '../browser/scanAccessibility';
import { expect, test } from '../fixtures';
import { fillCheckout, payByCard, testCards } from '../site/purchase';

const dayMs = 24 * 3600_000;

/** As the site writes the day on which a trial of a week ends (UTC). */
function aWeekFromNow(): string {
  const instant = new Date(Date.now() + 7 * dayMs);
  return new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(instant);
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test.beforeEach(({ problems }) => {
    // What a browser without script says about the scripts it does not fetch.
    problems.expect(/^request failed: csp .*\.js$/);
  });

  test('the page of the trial says what it costs, when it ends and what follows', async ({
    page,
  }) => {
    await page.goto('/vpn-trial?currency=GBP');

    const trial = page.getByRole('article');
    await expect(trial).toContainText('£0.89');
    await expect(trial).toContainText(`£10.99 on ${aWeekFromNow()}`);
  });
});

test('a trial is paid for with its end in view, and stands in the account', async ({ page }) => {
  await openPage(page, '/vpn-trial');
  await expect(page.getByRole('article')).toContainText('$0.99');
  await page.getByRole('link', { name: 'Start with the trial' }).click();

  await expect(page.getByText(aWeekFromNow()).first()).toBeVisible();
  expect(await scanAccessibility(page)).toEqual([]);
  await fillCheckout(page, 'Card');
  await page.getByRole('button', { name: 'Pay $0.99' }).click();
  await payByCard(page, testCards.approved);

  await expect(page.getByRole('heading', { name: 'Thank you, you are all set' })).toBeVisible();
  await page.goto('/order/history');
  await expect(page.getByText('Trial', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('$12.99').first()).toBeVisible();
});

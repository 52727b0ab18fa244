import type { Page } from '@playwright/test';
import { openPage } from '../../browser/openPage';
import { phone } from '../../browser/phone';
import { expect, test } from '../../fixtures';
import { generateEmail } from '../../site/settings';
import { monthlyCheckout, payButton } from '../../site/purchase';

const goOn = (page: Page) => page.getByRole('link', { name: /^Go to checkout: \$[\d.]+ today$/ });

async function expectOnScreen(page: Page, button: ReturnType<Page['getByRole']>): Promise<void> {
  const shown = [
    button,
    page.getByText(/\$[\d.]+ today, then \$[\d.]+ every/).filter({ hasText: /^\d+ \w+ · / }),
    page.getByText(/^Full refund until \w+ \d+, \d{4}$/),
  ];
  for (const part of shown) {
    await expect(part.filter({ visible: true })).toBeInViewport({ ratio: 1 });
  }
}

test('three presses lead from the home page to the card', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'See plans and prices' }).first().click();
  await goOn(page).click();
  await page.getByLabel('Email').fill(generateEmail().replace('no-one', 'buyer'));
  await payButton(page).click();

  await expect(page.getByLabel('Card number')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the summary and the link to the checkout follow the choice of plan', async ({
    page,
    problems,
  }) => {
    problems.expect(/^request failed: csp .*\.js$/);
    await page.goto('/pricing');
    for (const plan of ['1 month', '6 months', '1 year']) {
      await page.getByRole('radio', { name: plan }).check();

      await expect(page.getByRole('heading', { name: /^Your plan/ })).toHaveText(
        `Your plan: ${plan}`,
      );
      await expect(goOn(page)).toHaveCount(1);
    }
    await page.getByRole('radio', { name: '1 month' }).check();
    await goOn(page).click();

    await expect(page).toHaveURL(monthlyCheckout);
  });
});

test.describe('on a phone', () => {
  test.use({ ...phone, viewport: { width: 375, height: 812 } });

  test('price, renewal, refund date and button share one screen', async ({ page }) => {
    await openPage(page, '/pricing');
    await page.getByRole('radio').first().scrollIntoViewIfNeeded();
    await expectOnScreen(page, goOn(page));

    await goOn(page).click();
    await expect(page.getByLabel('Email')).toBeVisible();
    await expectOnScreen(page, payButton(page));
  });
});

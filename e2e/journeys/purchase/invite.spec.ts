import type { Page } from '@playwright/test';
import { scanAccessibility } from '../../browser/scanAccessibility';
import { openPage } from '../../browser/openPage';
import { expect, test } from '../../fixtures';
import {
  fillCheckout,
  monthlyCheckout,
  payButton,
  payByCard,
  testCards,
} from '../../site/purchase';

const thanks = { name: 'Thank you for your order' } as const;
const freeDaysText = 'comes with 14 free days';

/** Buys a plan, which creates an account, and returns its invitation link. */
async function readOwnLink(page: Page): Promise<string> {
  await openPage(page, monthlyCheckout);
  await fillCheckout(page, 'Card');
  await payButton(page).click();
  await payByCard(page, testCards.approved);
  await expect(page.getByRole('heading', thanks)).toBeVisible();
  await page.goto('/order/invite');
  const link = new URL(await page.getByLabel('Your link').inputValue());
  return link.pathname + link.search;
}

test('an invited visitor buys with free days, and the inviter sees it', async ({
  page,
  browser,
}) => {
  const link = await readOwnLink(page);
  expect(await scanAccessibility(page)).toEqual([]);

  const friends = await browser.newContext();
  const friend = await friends.newPage();
  await friend.goto(link);
  await friend.goto('/what-is-vpn');
  await friend.goto(monthlyCheckout);
  await expect(friend.getByText(freeDaysText)).toBeVisible();
  await fillCheckout(friend, 'Card');
  await payButton(friend).click();
  await payByCard(friend, testCards.approved);
  await expect(friend.getByRole('heading', thanks)).toBeVisible();
  await friends.close();

  await page.reload();
  await expect(
    page.getByRole('definition').filter({ hasText: /^1$/ }),
    'One invited buyer is waiting for the end of their guarantee',
  ).toHaveCount(1);
  await page.goto(link);
  await page.goto('/pricing/checkout/v2.vip.one.web.usd.1y.off71');
  await expect(page.getByText('This is your own invitation')).toBeVisible();
});

import { openPage } from '../browser/openPage';
import { followLinkTo } from '../browser/visit';
import { expect, test } from '../fixtures';

// Without an announced campaign the banner is an empty region.
for (const path of ['/actives/4', '/de/actives/vpn-netifix', '/actives/CountDown']) {
  test(`${path} and its banner are two regions of one release`, async ({ page }) => {
    await openPage(page, path);

    await expect(page.locator('[data-remote^="campaigns@"]')).toHaveCount(2);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}

test('the banner stays when a visitor navigates from the home page to a campaign', async ({
  page,
}) => {
  await openPage(page, '/');
  await followLinkTo(page, '/actives/4');

  await expect(page).toHaveURL('/actives/4');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-remote^="campaigns@"]')).toHaveCount(2);
});

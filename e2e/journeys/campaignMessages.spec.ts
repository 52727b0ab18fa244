import { openPage } from '../browser/openPage';
import { followLinkTo } from '../browser/visit';
import { expect, test } from '../fixtures';

test('a campaign page has all its messages after a page that had only those of the banner', async ({
  page,
}) => {
  await openPage(page, '/');

  await followLinkTo(page, '/easter');

  await expect(page).toHaveTitle(/^Easter \d{4}: VPN plans and prices/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Easter: longer plans for less');
});

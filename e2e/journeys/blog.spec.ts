import { expect, test } from '../fixtures';
import { openPage } from '../browser/openPage';

test('the search finds articles and shows the matching text', async ({ page }) => {
  await openPage(page, '/blog');

  await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('STUN');
  await page.getByRole('button', { name: 'Search' }).click();

  await expect(page).toHaveURL('/blog/search?q=STUN');
  await expect(page.getByRole('main').getByText('STUN', { exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: /^WebRTC leaks/ }).click();
  await expect(page.getByRole('region', { name: 'Read next' }).getByRole('article')).toHaveCount(3);
});

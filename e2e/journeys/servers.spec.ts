import type { Page } from '@playwright/test';
import { openPage } from '../browser/openPage';
import { beginVisit, readVisit } from '../browser/visit';
import { expect, test } from '../fixtures';

function countries(page: Page) {
  return page.getByRole('group', { name: 'All servers by country and city' });
}

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Country or city' }).fill(text);
  await page.getByRole('button', { name: 'Search' }).click();
}

test('a visitor narrows the servers without leaving the document', async ({ page }) => {
  await openPage(page, '/vpn-server');
  await beginVisit(page);

  await page.getByRole('link', { name: 'Oceania' }).click();
  await expect(page).toHaveURL('/vpn-server?region=009#servers');
  await expect(countries(page)).toBeFocused();
  await expect(countries(page)).toContainText('New Zealand');
  await expect(countries(page)).not.toContainText('Norway');

  await search(page, 'sydney');
  await expect(page).toHaveURL('/vpn-server?region=009&q=sydney#servers');
  await expect(countries(page)).toContainText('Australia');
  await expect(countries(page)).not.toContainText('New Zealand');

  await page.goBack();
  await expect(countries(page)).toContainText('New Zealand');
  expect((await readVisit(page)).isSameDocument).toBe(true);
});

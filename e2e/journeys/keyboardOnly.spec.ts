import { openPage } from '../browser/openPage';
import { tabTo } from '../browser/tabTo';
import { expect, test } from '../fixtures';
import { generateEmail, demoAccount } from '../site/settings';
import { payButton, testCards } from '../site/purchase';

test('a visitor chooses a plan and pays for it with the keyboard alone', async ({ page }) => {
  const { keyboard } = page;
  await openPage(page, '/pricing');
  await tabTo(page, page.getByRole('radio', { checked: true }));
  await keyboard.press('ArrowDown');
  const chosen = page.getByRole('radio', { checked: true });
  await expect(chosen).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: /^Go to checkout: / }));
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pricing\/checkout\//);
  await tabTo(page, page.getByLabel('Email'));
  await keyboard.type(generateEmail());
  await tabTo(page, page.getByRole('radio', { checked: true }).first());
  await tabTo(page, payButton(page));
  await keyboard.press('Enter');

  await tabTo(page, page.getByLabel('Card number'));
  await keyboard.type(testCards.approved);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
});

test('Escape closes a dialog and restores the focus', async ({ page }) => {
  await openPage(page, '/login?redirect=%2FmyAccount');
  await tabTo(page, page.locator('input[name=username]'));
  await page.keyboard.type(demoAccount.email);
  await tabTo(page, page.locator('input[name=password]'));
  await page.keyboard.type(demoAccount.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/myAccount');
  await openPage(page, '/myAccount');
  const leave = page.getByRole('main').getByRole('button', { name: 'Log out' });

  await tabTo(page, leave);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (const key of ['Tab', 'Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');

  await expect(dialog).toBeHidden();
  await expect(leave).toBeFocused();
});

import type { Page } from '@playwright/test';

/** Leaves something on the document and something typed outside every remote's region. */
export async function beginVisit(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { isSameDocument: true });
    const field = document.createElement('input');
    document.body.append(Object.assign(field, { ariaLabel: 'Somewhere else' }));
  });
  await page.getByLabel('Somewhere else').fill('typed before the swap');
}

/** What of that visit is still there. */
export async function readVisit(page: Page): Promise<{ isSameDocument: boolean; typed: string }> {
  return {
    isSameDocument: await page.evaluate(() => 'isSameDocument' in window),
    typed: await page.getByLabel('Somewhere else').inputValue(),
  };
}

/** What `readVisit` answers while nothing was lost. */
export const keptVisit = { isSameDocument: true, typed: 'typed before the swap' } as const;

/** Follows a link that is on no menu, the way that a link in a text would lead there. */
export async function followLinkTo(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    document.getElementById('test-link')?.remove();
    const link = Object.assign(document.createElement('a'), { href, id: 'test-link' });
    link.textContent = 'A link in a text';
    document.body.prepend(link);
  }, path);
  await page.getByRole('link', { name: 'A link in a text' }).click();
}

/** Goes to another page by the menu: the shell is alive, whatever happened to a remote. */
export async function followMenu(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name, exact: true }).click();
}

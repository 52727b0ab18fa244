import { openPage } from '../browser/openPage';
import { walkByKeys } from '../browser/walkByKeys';
import { expect, test } from '../fixtures';
import { sitePages } from '../site/pages';

/** One language to each device: on the phone the page runs the other way. */
const prefixOf = { desktop: '', phone: '/ar' } as const;

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const { name, locate, problems: known } of sitePages) {
  test(`${name} is reached by the keyboard alone, all of it, in its order`, async ({
    page,
    device,
    problems,
  }) => {
    problems.expect(...known);
    await openPage(page, prefixOf[device] + (await locate()));

    const { there, back } = await walkByKeys(page);

    expect(there.visited).toEqual([...there.stops, 'the page']);
    expect(back.visited).toEqual(there.stops.toReversed());
    expect(there.faults).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.locator('#content'), 'past the menus').toBeFocused();
  });
}

test('menus of the frame open and close by keys, and give the focus back', async ({
  page,
  device,
}) => {
  await openPage(page, `${prefixOf[device]}/features`);
  const summaries = page.getByRole('banner').locator('summary');

  for (const summary of await summaries.filter({ visible: true }).all()) {
    for (const key of ['Enter', 'Space']) {
      const menu = summary.locator('..');
      await summary.focus();
      await page.keyboard.press(key);
      await expect(menu).toHaveAttribute('open');
      await page.keyboard.press('Tab');
      await expect(menu.getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu).not.toHaveAttribute('open');
      await expect(summary).toBeFocused();
    }
  }
});

test('a menu of the frame closes behind the focus that leaves it', async ({ page, device }) => {
  await openPage(page, `${prefixOf[device]}/features`);
  const summary = page.getByRole('banner').locator('summary').filter({ visible: true }).last();
  const menu = summary.locator('..');
  await summary.focus();
  await page.keyboard.press('Enter');
  await menu.getByRole('link').last().focus();
  await page.keyboard.press('Tab');

  await expect(menu).not.toHaveAttribute('open');
  await expect(menu.locator(':focus')).toHaveCount(0);
});

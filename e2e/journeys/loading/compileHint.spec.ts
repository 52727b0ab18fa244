import { openPage } from '../../browser/openPage';
import { expect, test } from '../../fixtures';

test('the chunk that navigates asks the browser to compile it while it loads', async ({ page }) => {
  const chunk = page.waitForResponse(/\/assets\/open-page\./);
  await openPage(page, '/');

  expect(await (await chunk).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

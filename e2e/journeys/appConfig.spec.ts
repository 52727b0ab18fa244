import { openPage } from '../browser/openPage';
import { readStoreState } from '../browser/readStoreState';
import { expect, test } from '../fixtures';

const config = /\/ac(?:_dev)?\.json$/;
const readApp = (state: unknown) => (state as { app: object }).app;

test('an idle page fetches the app configuration and stores it', async ({ page }) => {
  await openPage(page, '/features');

  await expect
    .poll(async () => readApp(await readStoreState(page)))
    .toMatchObject({ isInit: true, appConfig: { marketingData: {} } });
});

test('a page works without the app configuration and shows no error message', async ({
  page,
  problems,
}) => {
  problems.expect(/request failed: .*ac(_dev)?\.json/, /ERR_FAILED/);
  await page.route(config, (route) => route.abort());
  await openPage(page, '/features');

  await expect
    .poll(async () => readApp(await readStoreState(page)))
    .toMatchObject({ isInit: true, appConfig: null });
  await expect(page.getByRole('alert')).toHaveCount(0);
});

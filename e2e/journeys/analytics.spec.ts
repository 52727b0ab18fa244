import { openPage } from '../browser/openPage';
import { withConsent } from '../browser/withConsent';
import { expect, test } from '../fixtures';

const eventsPath = '/api/mms/analytics/v1/events';

test('without consent, no analytics events are sent', async ({ page }) => {
  const called: string[] = [];
  page.on('request', (request) => called.push(new URL(request.url()).pathname));
  await openPage(page, '/features');
  await openPage(page, '/faq');

  expect(called).not.toContain(eventsPath);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test.describe('with consent', () => {
  test.use({ storageState: withConsent('yes') });

  test('the visited pages are sent as analytics events', async ({ page, problems }) => {
    problems.expect(/^report: .*page_show/);
    const located = page.waitForResponse((reply) => reply.url().endsWith('/geo_info'));
    await openPage(page, '/features?secret=1');
    await located;
    const counted = page.waitForResponse((reply) => reply.url().endsWith(eventsPath));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Questions and answers' })
      .click();
    await expect(page).toHaveURL(/\/faq$/);

    expect((await counted).status()).toBe(200);
  });
});

import { openPage } from '../browser/openPage';
import { withConsent } from '../browser/withConsent';
import { expect, test } from '../fixtures';

const eventsPath = '/api/mms/analytics/v1/events';

test('nothing is counted without a yes', async ({ page }) => {
  const called: string[] = [];
  page.on('request', (request) => called.push(new URL(request.url()).pathname));
  await openPage(page, '/features');
  await openPage(page, '/faq');

  expect(called).not.toContain(eventsPath);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test.describe('after a yes', () => {
  test.use({ storageState: withConsent('yes') });

  test('the pages that were shown are told together', async ({ page, problems }) => {
    // Every beacon of a page is echoed as a report.
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

import type { Page } from '@playwright/test';
import { openPage } from '../browser/openPage';
import { readStoreState } from '../browser/readStoreState';
import type { Problems } from '../browser/watchProblems';
import { withConsent } from '../browser/withConsent';
import { expect, test } from '../fixtures';

const eventsPath = '/api/mms/analytics/v1/events';
const placePath = '/api/mms/account/v1/geo_info';

async function followToQuestions(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/\/faq$/);
}

interface Report {
  events: { event_name: string; event_params: { key: string; value: unknown }[] }[];
}

function listShown(problems: Problems): unknown[] {
  const reports = problems.unexpected().filter((problem) => problem.startsWith('report: '));
  return reports.flatMap((problem) => {
    const { events } = JSON.parse(problem.replace(/^report: /, '')) as Report;
    return events.map(({ event_name, event_params: [path] }) => [event_name, path?.value]);
  });
}

test('without consent, no analytics events are sent', async ({ page }) => {
  const called: string[] = [];
  page.on('request', (request) => called.push(new URL(request.url()).pathname));
  await openPage(page, '/features');
  await followToQuestions(page);
  await expect
    .poll(() => readStoreState(page))
    .toMatchObject({ app: { isInit: true }, global: { userMessage: null } });
  // A page sends the waiting events when a visitor leaves it.
  await openPage(page, '/faq');

  expect(called).toContain('/faq');
  expect(called.filter((path) => path === eventsPath || path === placePath)).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test.describe('with consent', () => {
  test.use({ storageState: withConsent('yes') });

  test('the visited pages are sent as analytics events, without their query', async ({
    page,
    problems,
  }) => {
    const located = page.waitForResponse((reply) => reply.url().endsWith(placePath));
    await openPage(page, '/features?secret=1');
    await located;
    const counted = page.waitForResponse((reply) => reply.url().endsWith(eventsPath));
    await followToQuestions(page);

    expect((await counted).status()).toBe(200);
    await expect
      .poll(() => listShown(problems))
      .toEqual([
        ['page_show', '/features'],
        ['page_show', '/faq'],
      ]);
    problems.expect(/^report: (?!.*secret).*page_show/);
  });
});

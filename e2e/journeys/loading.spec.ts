import { openPage } from '../browser/openPage';
import { expect, test } from '../fixtures';

const paths = ['/', '/blog', '/pricing', '/login', '/blackfriday', '/what-is-my-ip'];

/** Chromium warns of a preload that nothing used three seconds after `load`. */
const judgedMs = 4000;

for (const path of paths) {
  test(`${path} preloads nothing in vain`, async ({ page, problems }) => {
    await openPage(page, path);
    await page.waitForFunction((ms) => performance.now() > ms, judgedMs);

    expect(problems.unexpected()).toEqual([]);
  });
}

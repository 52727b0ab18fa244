import { openPage } from '../browser/openPage';
import { expect, test } from '../fixtures';

const paths = ['/', '/blog', '/pricing', '/login', '/blackfriday', '/what-is-my-ip'];

/** Chromium warns of a preload that nothing used three seconds after `load`; `problems` hears it. */
const preloadsAreJudgedMs = 4000;

for (const path of paths) {
  test(`${path} asks for nothing twice and for nothing that it does not use`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));

    await openPage(page, path);
    await page.waitForFunction((judgedMs) => performance.now() > judgedMs, preloadsAreJudgedMs);

    expect(asked.filter((request, index) => asked.indexOf(request) !== index)).toEqual([]);
  });
}

import { leavePage, openReader, type Reader } from './browser/readers';
import { expectNoProblems } from './browser/watchProblems';
import { test as base } from './fixtures';

/** Tests reuse one page, so that static files are fetched and compiled only once. */
export const test = base.extend<{ isFirstVisit: boolean; reader: Reader }>({
  // Preloads and downloads can be judged only with an empty cache.
  isFirstVisit: [false, { option: true }],
  reader: async (
    { browser, readers, isFirstVisit, javaScriptEnabled, viewport, storageState, extraHTTPHeaders },
    use,
    testInfo,
  ) => {
    const kind = JSON.stringify({ javaScriptEnabled, viewport });
    const known = isFirstVisit ? undefined : readers.get(kind);
    const reader = known ?? (await openReader(browser));
    const { context, page, problems } = reader;
    await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    await context.clearCookies();
    if (typeof storageState === 'object') await context.addCookies(storageState.cookies);
    if (viewport) await page.setViewportSize(viewport);
    problems.forget();
    await use(reader);
    // A failure must not affect the next test.
    if (isFirstVisit || testInfo.errors.length > 0) {
      if (known) readers.delete(kind);
      await context.close();
    } else {
      await leavePage(page);
      readers.set(kind, reader);
    }
  },
  context: async ({ reader }, use) => {
    await use(reader.context);
  },
  page: async ({ reader }, use) => {
    await use(reader.page);
  },
  problems: async ({ reader: { problems } }, use) => {
    await use(problems);
    expectNoProblems(problems);
  },
});

export { expect } from './fixtures';

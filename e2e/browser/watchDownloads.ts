import type { Page } from '@playwright/test';

const watched: readonly string[] = ['script', 'stylesheet', 'font'];

/** Reports every script, style and font that the page requests more than once. */
export function watchDownloads(page: Page): { findRepeated: () => string[] } {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (watched.includes(request.resourceType())) urls.push(request.url());
  });
  return { findRepeated: () => urls.filter((url, place) => urls.indexOf(url) !== place) };
}

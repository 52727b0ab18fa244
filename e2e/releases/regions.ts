import type { Locator, Page } from '@playwright/test';
import type { Site } from '../site/settings';

/** The regions on the page that a remote renders. */
export function regionOf(page: Page, remote: string): Locator {
  return page.locator(`[data-remote^="${remote}@"]`);
}

/** The version of a remote in a page as the server renders it now; undefined if it shows none. */
export async function readServedVersion(
  { siteUrl }: Site,
  path: string,
  remote: string,
): Promise<{ status: number; version: string | undefined; html: string }> {
  const reply = await fetch(siteUrl + path);
  const html = await reply.text();
  const version = new RegExp(`data-remote="${remote}@([^"]+)"`).exec(html)?.[1];
  return { status: reply.status, version, html };
}

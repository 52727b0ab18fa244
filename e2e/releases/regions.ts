import { expect, type Locator, type Page } from '@playwright/test';
import type { Site } from '../site/settings';

export function regionOf(page: Page, remote: string): Locator {
  return page.locator(`[data-remote^="${remote}@"]`);
}

/** The version of a remote in the server's HTML; undefined without a region. */
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

/** Waits, because the previous release replaces one whose first render a busy machine delays. */
export async function expectServedVersion(
  site: Site,
  path: string,
  remote: string,
  version: string,
): Promise<void> {
  await expect
    .poll(async () => (await readServedVersion(site, path, remote)).version, { timeout: 20_000 })
    .toBe(version);
}

import { randomUUID } from 'node:crypto';
import { listReaches } from '../site/metrics';
import { settings } from '../site/settings';
import { expect, test } from './fixtures';

/** A page of each remote, and the home page with their slots. */
const pages = ['/', '/blog', '/pricing', '/login', '/blackfriday', '/what-is-my-ip'];

test('no release of the site accesses what the sandbox denies', async ({ request }) => {
  for (const path of pages) {
    const page = await request.get(`${settings.siteUrl}${path}?reader=${randomUUID()}`);
    expect(page.status(), path).toBe(200);
  }

  expect(await listReaches(settings)).toEqual([]);
});

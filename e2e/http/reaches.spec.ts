import { randomUUID } from 'node:crypto';
import { listReaches } from '../site/metrics';
import { settings } from '../site/settings';
import { expect, test } from './fixtures';

/** A page of each remote, and the one whose slots they fill. */
const pages = ['/', '/blog', '/pricing', '/login', '/blackfriday', '/what-is-my-ip'];

test('no release of the site reaches for what the server does not give it', async ({ request }) => {
  for (const path of pages) {
    const page = await request.get(`${settings.siteUrl}${path}?reader=${randomUUID()}`);
    expect(page.status(), path).toBe(200);
  }

  expect(await listReaches(settings)).toEqual([]);
});

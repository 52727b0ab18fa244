import { createHash } from 'node:crypto';
import { expect, test } from './fixtures';
import { settings } from '../site/settings';
import { findLink, getPage, readText } from './htmlPage';

const userAgents = {
  Windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36',
  Mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15',
};

test('each visitor is shown the app for their device, in spite of the page cache', async ({
  playwright,
}) => {
  const visitors = Object.entries(userAgents);
  for (const [name, userAgent] of [...visitors, ...visitors]) {
    const request = await playwright.request.newContext({ baseURL: settings.siteUrl, userAgent });
    const { $ } = await getPage(request, '/download');
    await request.dispose();

    const own = $('main li').filter((_, item) => $(item).text().includes('For this device'));

    expect(own).toHaveLength(1);
    expect(readText(own.find('h2, h3'))).toBe(name);
  }
});

test('a downloaded file has the size and the checksum that the page displays', async ({
  request,
}) => {
  const page = await getPage(request, '/download/windows');
  const { $ } = page;
  const read = (term: string) => {
    const terms = $('main dt').filter((_, one) => readText($(one)) === term);
    expect(terms, term).toHaveLength(1);
    return readText(terms.next('dd'));
  };

  const file = await request.get(findLink(page, 'Download', 'main').attr('href') ?? '');
  const bytes = await file.body();

  expect(file.status()).toBe(200);
  expect(file.headers()['content-disposition']).toMatch(/^attachment/);
  expect(read('Size')).toBe(`${bytes.length} bytes`);
  expect(read('SHA-256')).toBe(createHash('sha256').update(bytes).digest('hex'));
});

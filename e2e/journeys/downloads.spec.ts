import { createHash } from 'node:crypto';
import { expect, test } from '../fixtures';

const userAgents = {
  Windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36',
  Mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15',
};

test('each visitor is shown the app for their own device, whoever asked before', async ({
  browser,
}) => {
  for (const [name, userAgent] of [...Object.entries(userAgents), ...Object.entries(userAgents)]) {
    const context = await browser.newContext({ userAgent });
    const page = await context.newPage();
    await page.goto('/download');

    const mine = page.getByRole('listitem').filter({ hasText: 'For this device' });

    await expect(mine.getByRole('heading')).toHaveText(name);
    await context.close();
  }
});

test('what is downloaded has the size and the checksum that the page names', async ({ page }) => {
  await page.goto('/download/windows');
  const read = (term: string) =>
    page.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd');

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download', exact: true }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await downloading).createReadStream()) {
    chunks.push(chunk as Buffer);
  }
  const bytes = Buffer.concat(chunks);

  await expect(read('Size')).toHaveText(`${bytes.length} bytes`);
  await expect(read('SHA-256')).toHaveText(createHash('sha256').update(bytes).digest('hex'));
});

import { expect, test } from '../fixtures';
import { openPage } from '../browser/openPage';
import { languages } from '../site/languages';
import { startSite, withDataDir, type RunningSite } from '../site/startSite';
import { withCheckoutCopy, type CheckoutCopy } from './withCheckoutCopy';

const headings = { en: 'State of the gates', ar: 'حالة البوابات' };

function fileOf(language: string): string {
  return `remotes/status/locales/${language}/status.json`;
}

async function writeMessages({ write }: CheckoutCopy, written: Record<string, string>) {
  for (const language of languages) {
    const heading = written[language] ?? headings.en;
    const page = { title: heading, description: heading, heading, lead: heading };
    await write(fileOf(language), `${JSON.stringify({ page })}\n`);
  }
}

async function raiseVersion({ read, write }: CheckoutCopy, version: string) {
  const file = 'remotes/status/package.json';
  await write(file, (await read(file)).replace('"version": "1.0.0"', `"version": "${version}"`));
}

async function withSiteOf(
  { rootDir: checkout }: CheckoutCopy,
  use: (site: RunningSite) => Promise<void>,
): Promise<void> {
  await withDataDir(async (dataDir) => {
    const site = await startSite({ dataDir, checkout });
    try {
      await use(site);
    } finally {
      await site.kill();
    }
  });
}

test('a generated remote goes live with its messages, and not without them', async ({ page }) => {
  test.setTimeout(300_000);
  const heading = page.getByRole('heading', { level: 1 });
  await withCheckoutCopy(async (copy) => {
    await copy.run(['new', 'remote', 'status']);
    await copy.install('remotes/status');
    await writeMessages(copy, headings);
    await copy.run(['build']);
    await withSiteOf(copy, async (site) => {
      const release = (...args: string[]) =>
        copy.run(['release', ...args, '--site', site.siteUrl], { DATA_DIR: site.dataDir });
      await openPage(page, `${site.siteUrl}/ar/status`);
      await expect(heading).toHaveText(headings.ar);
      await openPage(page, `${site.siteUrl}/status`);
      await expect(heading).toHaveText(headings.en);

      await raiseVersion(copy, '1.1.0');
      await writeMessages(copy, { ...headings, ar: '' });
      await expect(release('publish', 'status', '--allow-dirty')).rejects.toMatchObject({
        stderr: expect.stringContaining('locales/ar/status.json: "page.heading" is empty'),
      });
      await writeMessages(copy, { ...headings, en: 'All gates are open' });
      await release('publish', 'status', '--allow-dirty');
      await release('activate', 'status@1.1.0');
      await expect(heading).toHaveText('All gates are open');
      await page.close();
    });
  });
});

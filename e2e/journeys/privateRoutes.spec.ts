import type { BrowserContext } from '@playwright/test';
import { openPage } from '../browser/openPage';
import { expect, test } from '../fixtures';
import { languages, toAddress } from '../site/languages';
import { monthlyCheckout, openWallet } from '../site/purchase';
import { settings } from '../site/settings';
import { surveyPages } from '../site/surveyPages';

const { siteUrl } = settings;

async function readCookieHeader(context: BrowserContext): Promise<string> {
  const cookies = await context.cookies();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** What every page of one visitor says of itself, in every language and on both devices. */
async function expectPrivate(path: string, layout: string, cookie: string): Promise<void> {
  for (const device of ['desktop', 'phone'] as const) {
    const urls = languages.map((language) => siteUrl + toAddress(path, language, device));
    const found = await surveyPages(urls, device, cookie);

    for (const [index, language] of languages.entries()) {
      expect(found[index], urls[index]).toMatchObject({
        ...{ status: 200, language, layout, headings: 1, alternates: {}, mobile: '' },
        device: { desktop: 'desktop', phone: 'mobile' }[device],
        direction: { ar: 'rtl' }[language as string] ?? 'ltr',
        robots: 'noindex',
        title: expect.stringMatching(/.+ \| Tidegate$/),
        canonical: siteUrl + toAddress(path.split('?')[0] ?? '', language, 'desktop'),
      });
    }
  }
}

test('pages of a purchase and of its account are told to no search engine, in every language', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await openPage(page, monthlyCheckout);
  const wallet = await openWallet(page);
  const query = new URL(page.url()).search;
  const waiting = await readCookieHeader(context);
  await expectPrivate(`/paystatus${query}`, 'pricing', waiting);
  await expectPrivate(`/win-pay-result${query}`, 'standalone', waiting);

  await wallet.getByRole('button', { name: 'approve' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, you are all set' })).toBeVisible({
    timeout: 20_000,
  });
  const paid = await readCookieHeader(context);
  await expectPrivate(`/paySuc${query}`, 'pricing', paid);
  await expectPrivate('/order/history', 'pricing', paid);
  for (const path of ['/myAccount', '/myAccount/Info', '/myAccount/deviceManage']) {
    await expectPrivate(path, 'single', paid);
  }
});

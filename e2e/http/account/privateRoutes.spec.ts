import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures';
import { languagesOn, toAddress } from '../../site/languages';
import { monthlyCheckout } from '../../site/purchase';
import { settings } from '../../site/settings';
import { surveyPages } from '../../site/surveyPages';
import { followLink, getPage, pathOf, readText, submitForm } from '../htmlPage';
import { agreeToPay } from '../purchase/purchaseByForms';

const { siteUrl } = settings;

async function readCookieHeader(request: APIRequestContext): Promise<string> {
  const { cookies } = await request.storageState();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

async function expectPrivate(path: string, layout: string, cookie: string): Promise<void> {
  for (const device of ['desktop', 'phone'] as const) {
    const languages = languagesOn[device];
    const urls = languages.map((language) => siteUrl + toAddress(path, language, device));
    const found = await surveyPages(urls, device, cookie);

    for (const [index, language] of languages.entries()) {
      expect(found[index], urls[index]).toMatchObject({
        ...{ status: 200, language, layout, headings: 1, alternates: {}, mobile: '' },
        device: { desktop: 'desktop', phone: 'mobile' }[device],
        direction: language === 'ar' ? 'rtl' : 'ltr',
        robots: 'noindex',
        title: expect.stringMatching(/.+ \| Tidegate$/),
        canonical: siteUrl + toAddress(path.split('?')[0] ?? '', language, 'desktop'),
      });
    }
  }
}

test('purchase and account pages are marked noindex in every language and layout', async ({
  request,
}) => {
  test.setTimeout(120_000);
  const checkout = await getPage(request, monthlyCheckout);
  const waiting = await agreeToPay(request, checkout, 'PayPal');
  const query = new URL(waiting.url).search;
  const unpaid = await readCookieHeader(request);
  await expectPrivate(`/paystatus${query}`, 'pricing', unpaid);
  await expectPrivate(`/win-pay-result${query}`, 'standalone', unpaid);

  const wallet = await followLink(request, waiting, 'Open the payment page');
  const done = await submitForm(request, wallet, 'approve');
  expect(readText(done.$('h1'))).toBe('Thank you for your order');
  const paid = await readCookieHeader(request);
  await expectPrivate(`/paySuc${query}`, 'pricing', paid);
  await expectPrivate('/order/history', 'pricing', paid);
  for (const path of ['/paySuc', '/paystatus']) {
    const last = await getPage(request, path);
    expect(pathOf(last)).toBe(`/paySuc${query}`);
    expect(last.status).toBe(200);
  }
  for (const path of ['/myAccount', '/myAccount/Info', '/myAccount/deviceManage']) {
    await expectPrivate(path, 'single', paid);
  }
});

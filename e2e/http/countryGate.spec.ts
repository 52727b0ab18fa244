import { expect, test } from './fixtures';
import { type Device, toAddress, userAgents } from '../site/languages';
import { settings } from '../site/settings';
import { getPage } from './htmlPage';

const from = (country: string, device: Device) => ({
  baseURL: settings.siteUrl,
  userAgent: userAgents[device],
  extraHTTPHeaders: { 'X-Forwarded-For': '203.0.113.9', 'X-Country-Code': country },
});

for (const device of ['desktop', 'phone'] as const) {
  test(`downloads and the trial are refused to China in the visitor's language, on ${device}`, async ({
    playwright,
  }) => {
    const request = await playwright.request.newContext(from('CN', device));

    const path = toAddress('/vpn-trial', 'de', device);
    const { $, status, mainText } = await getPage(request, path);
    expect(status).toBe(451);
    expect(mainText).toContain('wird Tidegate in China nicht angeboten');
    expect($('footer')).toHaveLength(1);
    expect((await request.get('/amp/download')).status()).toBe(451);
    const file = await request.get('/downloads/tidegate-1.4.0-windows.txt');
    expect(file.status()).toBe(451);
    expect(await file.text()).toContain('For legal reasons, Tidegate is not offered in China.');
    await request.dispose();
  });

  test(`downloads are available to Hong Kong, on ${device}`, async ({ playwright }) => {
    const request = await playwright.request.newContext(from('HK', device));

    expect((await getPage(request, toAddress('/download', 'en', device))).status).toBe(200);
    expect((await request.get('/downloads/tidegate-1.4.0-windows.txt')).status()).toBe(200);
    await request.dispose();
  });
}

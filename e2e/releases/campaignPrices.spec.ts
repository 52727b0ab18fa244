import { expect, test } from '@playwright/test';
import { parseHtml } from '../site/parseHtml';
import { withSite } from '../site/startSite';

const standard = { today: '$44.99', renewal: '$44.99' };

/** Around Black Friday 2026, which starts on 20 November and ends with the month. */
const moments = [
  { moment: 'before a campaign', instant: '2026-11-12T12:00:00Z', prices: standard, isLive: false },
  {
    moment: 'during a campaign',
    instant: '2026-11-25T12:00:00Z',
    prices: { today: '$39.99', renewal: '$44.99' },
    isLive: true,
  },
  { moment: 'after a campaign', instant: '2026-12-02T12:00:00Z', prices: standard, isLive: false },
] as const;

/** How a page states what a year costs. */
const places = [
  { path: '/', pattern: /(\$[\d.]+) for a year today, then (\$[\d.]+) a year\./ },
  { path: '/pricing', pattern: /(\$[\d.]+) today, then (\$[\d.]+) every year/ },
  {
    path: '/order/standPlan',
    pattern: /1 year(?:Recommended)?(?:Usually \$[\d.]+ )?(\$[\d.]+)(\$[\d.]+) every year/,
  },
  {
    path: '/pricing/checkout',
    pattern: /1 year(?:Recommended)?(?:Usually \$[\d.]+ )?(\$[\d.]+)(\$[\d.]+) every year/,
  },
] as const;

const ofCampaign = {
  path: '/blackfriday',
  pattern: /(\$[\d.]+) today, then (\$[\d.]+) every year/,
} as const;

async function readMain(url: string) {
  const reply = await fetch(url);
  expect(reply.status, url).toBe(200);
  return parseHtml(await reply.text())('main');
}

for (const { moment, instant, prices, isLive } of moments) {
  test(`all pages have the same price ${moment}`, async () => {
    const shiftMs = Date.parse(instant) - Date.now();
    await withSite({ SITE_CLOCK_SHIFT_MS: String(shiftMs) }, async ({ siteUrl }) => {
      for (const { path, pattern } of isLive ? [...places, ofCampaign] : places) {
        const [, today, renewal] = pattern.exec((await readMain(siteUrl + path)).text()) ?? [];

        expect({ path, today, renewal }).toEqual({ path, ...prices });
      }
      const offer = (await readMain(`${siteUrl}/pricing`)).find('a[href*=".1y"]');
      const checkout = await readMain(siteUrl + (offer.attr('href') ?? ''));
      const charges = /You pay today(\$[\d.]+).*Renewal(\$[\d.]+) every year/s;

      expect(charges.exec(checkout.text())?.slice(1)).toEqual([prices.today, prices.renewal]);
    });
  });
}

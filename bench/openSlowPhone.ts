import type { Browser, BrowserContext, Page } from '@playwright/test';
import { phone } from '../e2e/browser/phone';
import { withConsent } from '../e2e/browser/withConsent';
import { generateAddress } from '../e2e/site/generateAddress';
import { openContext } from './openContext';

/** Slow 4G as Lighthouse throttles it: each request takes a round trip of 150 ms 3.75 times. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.47 * 1024 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const cpuSlowdown = 4;

export interface SlowPhone {
  context: BrowserContext;
  page: Page;
  /** Bytes of script files that were received, as sent. */
  scriptBytes: () => number;
}

export async function openSlowPhone(
  browser: Browser,
  { isConsentOpen = false }: { isConsentOpen?: boolean | undefined } = {},
): Promise<SlowPhone> {
  const context = await openContext(browser, {
    ...phone,
    storageState: withConsent(isConsentOpen ? undefined : 'no'),
    // Forms are limited by address.
    extraHTTPHeaders: { 'x-forwarded-for': generateAddress() },
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const scripts = new Set<string>();
  let bytes = 0;
  client.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', slow4G);
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return { context, page, scriptBytes: () => bytes };
}

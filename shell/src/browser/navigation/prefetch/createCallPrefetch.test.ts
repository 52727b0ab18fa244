import type { Currency } from '@tidegate/contracts/catalogue/money';
import type { AppState } from '@tidegate/contracts/store/appState';
import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import type { BrowserRelease } from '../../../remotes/browserRelease';
import { createLiveStore } from '../../../remotes/liveStore';
import { createCallPrefetch } from './createCallPrefetch';

const asset = (name: string) => ({ url: `/r/pricing/${name}`, integrity: '' });
const pricing: BrowserRelease = {
  remote: 'pricing',
  version: '1.0.0',
  contract: '1.5.0',
  isCompatible: true,
  container: 'pricing',
  entry: asset('remoteEntry.js'),
  chunk: asset('remote.js'),
  styles: [],
  messages: asset('en.json'),
  slots: [],
  prefetch: { '/pricing': ['/api/plans?currency={currency}', '/api/offers?language={language}'] },
};

function createServices(candidates: Partial<Record<RemoteName, string[]>>) {
  const requested: unknown[] = [];
  window.fetch = (address) => {
    requested.push(address);
    return Promise.reject(new TypeError('offline'));
  };
  const app = { currency: 'USD' } as AppState;
  const prefetchCalls = createCallPrefetch({
    host: { candidates: (remote) => candidates[remote] ?? [] },
    live: createLiveStore({ generation: 1, remotes: { pricing: [pricing] } }),
    store: { getState: () => ({ app }) },
    language: 'de',
  });
  const choose = (currency: Currency) => Object.assign(app, { currency });
  return { prefetchCalls, requested, choose };
}

test('the calls of a page are made in the language and currency of the visitor', () => {
  const { prefetchCalls, requested, choose } = createServices({ pricing: ['1.0.0'] });

  prefetchCalls('/pricing');
  choose('GBP');
  prefetchCalls('/pricing');

  expect(requested).toEqual([
    ...['/api/plans?currency=USD', '/api/offers?language=de'],
    ...['/api/plans?currency=GBP', '/api/offers?language=de'],
  ]);
});

test.each([
  ['another page of the remote', '/order/history', { pricing: ['1.0.0'] }],
  ['a page of the shell', '/features', { pricing: ['1.0.0'] }],
  ['a remote whose releases are unknown', '/pricing', {}],
  ['a release that is not listed', '/pricing', { pricing: ['2.0.0'] }],
])('nothing is called for %s', (_, sitePath, candidates) => {
  const { prefetchCalls, requested } = createServices(candidates);

  prefetchCalls(sitePath);

  expect(requested).toEqual([]);
});

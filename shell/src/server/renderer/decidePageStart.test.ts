import { decidePageStart } from './decidePageStart';

type Page = Parameters<typeof decidePageStart>[0];

function aState(isH5: boolean, session: string | null = null): Page['state'] {
  return { app: { isH5 }, user: { session } };
}

function aPage({ at, ...page }: Partial<Page> & { at: string }): Page {
  const anonymous = { state: aState(true), regions: { slots: {} } };
  return { ...anonymous, ...page, url: `https://tidegate.example${at}` };
}

test.each([
  ['the home page of a phone', 'whenNeeded', aPage({ at: '/m/home' })],
  ['the home page of a desktop', 'unlessSlow', aPage({ at: '/home', state: aState(false) })],
  ['a page without a phone version, on a phone,', 'whenNeeded', aPage({ at: '/home' })],
  ['an article', 'whenNeeded', aPage({ at: '/ar/m/blog/what-is-a-vpn' })],
  ['a login', 'whenNeeded', aPage({ at: '/ar/m/login' })],
  ['a checkout', 'whenNeeded', aPage({ at: '/m/pricing/checkout/one' })],
  ['the plans', 'whenNeeded', aPage({ at: '/m/pricing' })],
  ['a test that runs by itself', 'always', aPage({ at: '/m/webrtc-leak-test' })],
  ['a payment', 'always', aPage({ at: '/m/paystatus?orderId=1' })],
  [
    'a page with a region that the browser decides',
    'always',
    aPage({
      at: '/m/home',
      regions: {
        slots: { promotionBanner: { region: { status: 'arriving', remote: 'campaigns' } } },
      },
    }),
  ],
  ['a page of an account', 'always', aPage({ at: '/m/home', state: aState(true, 'a') })],
  ['the confirmation of an answer', 'always', aPage({ at: '/m/cookie-policy?consent=no' })],
  [
    'a page that reopens at the production host',
    'always',
    aPage({ at: '/m/home', productionAddress: 'https://tidegate.example/' }),
  ],
])('%s starts its script %s', (_, start, page) => {
  expect(decidePageStart(page)).toBe(start);
});

import type { Release } from '@tidegate/contracts/remotes/release';
import type { ReleaseRoute } from '@tidegate/contracts/remotes/releaseRoute';
import { describePage } from '../../../routes/remotePage';
import { aRoute } from '../../../testing/aRoute';
import { completeRelease } from './completeRelease';

const aRelease = (contract: string, route: ReleaseRoute) =>
  ({ contract, routes: [route] }) as unknown as Release;

/** Completes a page of a release before contract 1.5.0. */
function complete(path: string): ReleaseRoute {
  const { routes } = completeRelease(aRelease('^1.4.0', aRoute(path, { layout: undefined })));
  return routes[0] ?? aRoute('none');
}

test.each([
  ['/pricing', 'pricing', true],
  ['/order/standPlan', 'pricing', true],
  ['/vpn-trial', 'pricing', true],
  ['/buyQuantity', 'pricing', true],
  ['/pricing/checkout', 'pricing', false],
  ['/pricing/checkout/:id', 'pricing', false],
  ['/paySuc', 'pricing', false],
  ['/paystatus', 'pricing', false],
  ['/order/history', 'pricing', false],
  ['/order/withdraw/:order', 'pricing', false],
  ['/win-pay/native', 'standalone', false],
  ['/win-pay-result', 'standalone', false],
  ['/login', 'single', false],
  ['/forgetPassword', 'single', false],
  ['/myAccount/Info', 'single', false],
  ['/blog/:unikey', 'blog', true],
  ['/active/invite', 'actives', true],
  ['/blackfriday/2023', 'actives', true],
  ['/blackfriday/2023/banner?/:part', 'single', true],
  ['/what-is-my-ip', undefined, true],
])('%s of an earlier release has the layout %s, indexed: %s', (path, layout, isIndexed) => {
  const route = complete(path);

  expect(route.layout).toBe(layout);
  expect(describePage(route).isIndexed).toBe(isIndexed);
});

test('the order page of an earlier release has the pricing page as canonical address', () => {
  expect(describePage(complete('/order'))).toMatchObject({
    canonical: '/pricing',
    isIndexed: false,
  });
});

test('the blog of an earlier release has feeds and lists no other languages', () => {
  expect(describePage(complete('/blog'))).toMatchObject({
    hasFeeds: true,
    hasAlternates: false,
  });
});

test('of an earlier release only pages below /actives show the promotion banner', () => {
  const paths = ['/actives', '/actives/4', '/active/invite', '/blackfriday'];

  expect(paths.map((path) => complete(path).slots)).toEqual([
    ...[['promotionBanner'], ['promotionBanner']],
    ...[undefined, undefined],
  ]);
});

test('a signed link opens the payment pages of an earlier release', () => {
  const closed = { access: 'account', guestParameter: 'result' };

  expect([complete('/paystatus'), complete('/win-pay-result')]).toMatchObject([closed, closed]);
});

test('the pages of a release for contract 1.5.0 stay as they are', () => {
  const release = aRelease('^1.5.0', aRoute('/pricing/checkout', { layout: undefined }));

  expect(completeRelease(release)).toBe(release);
});

import { findOwner } from '@tidegate/contracts/remotes/findOwner';
import { describeAddress, mountRoutes } from './mountRoutes';

function describePath(sitePath: string) {
  const mount = mountRoutes.find(
    ({ path, remote }) =>
      remote === findOwner(sitePath) && `${sitePath}/`.startsWith(path.slice(0, -1)),
  );
  if (!mount) throw new Error(`nobody answers ${sitePath}`);
  return describeAddress(mount, sitePath);
}

test.each(['/pricing', '/order/standPlan', '/vpn-trial', '/buyQuantity', '/blog'])(
  'search engines may list %s',
  (sitePath) => {
    expect(describePath(sitePath)).toMatchObject({ path: sitePath, isIndexed: true });
  },
);

test.each([
  '/pricing/checkout',
  '/pricing/checkout/v2.vip.one.web.usd.1m',
  '/paySuc',
  '/order/history',
  '/login',
])('%s belongs to one visitor and is not indexed', (sitePath) => {
  expect(describePath(sitePath)).toMatchObject({ path: sitePath, isIndexed: false });
});

test('only the pages in the web view of an app are standalone', () => {
  const alone = mountRoutes.filter(({ layout }) => layout === 'standalone');

  expect(alone.map(({ path }) => path)).toEqual(['/win-pay/*', '/win-pay-result/*']);
});

test('the order page has the pricing page as canonical address', () => {
  expect(describePath('/order')).toMatchObject({ path: '/pricing', isIndexed: false });
});

import pricing from './remote';

const listPaths = (isMeant: (route: (typeof pricing.routes)[number]) => boolean) =>
  pricing.routes.filter(isMeant).map(({ path }) => path);

test('steps of a purchase and its result belong to one visitor and are not indexed', () => {
  const indexed = listPaths(({ isIndexed }) => isIndexed !== false);

  expect(indexed).toEqual(['/pricing', '/order', '/order/standPlan', '/vpn-trial', '/buyQuantity']);
});

test('the order page has the pricing page as canonical address', () => {
  expect(pricing.routes.filter(({ canonical }) => canonical !== undefined)).toMatchObject([
    { path: '/order', canonical: '/pricing' },
  ]);
});

test('only the pages in the web view of an app are standalone', () => {
  expect(listPaths(({ layout }) => layout === 'standalone')).toEqual([
    ...['/win-pay', '/win-pay/native', '/win-pay-result'],
  ]);
});

test('a signed link opens the payment pages without a session', () => {
  expect(listPaths(({ guestParameter }) => guestParameter === 'result')).toEqual([
    ...['/paystatus', '/win-pay-result'],
  ]);
  expect(listPaths(({ access }) => access === 'account')).toEqual([
    ...['/paystatus', '/win-pay-result', '/paySuc'],
    ...['/order/history', '/order/withdraw/:order', '/order/invoice/:order', '/order/invite'],
  ]);
});

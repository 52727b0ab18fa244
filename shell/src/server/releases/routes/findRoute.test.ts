import { aRoute } from '../../../testing/aRoute';
import { findRoute } from './findRoute';

const routes = [
  '/actives',
  '/actives/banner?/:part',
  '/actives/4',
  '/myAccount/Info',
  '/order/:order?',
  '/blog/*',
].map((path) => aRoute(path));

test.each([
  ['/actives', '/actives'],
  ['/ACTIVES/4', '/actives/4'],
  ['/actives/terms', '/actives/banner?/:part'],
  ['/actives/banner/terms', '/actives/banner?/:part'],
  ['/myaccount/%49nfo', '/myAccount/Info'],
  ['/order', '/order/:order?'],
  ['/order/7', '/order/:order?'],
  ['/blog', '/blog/*'],
  ['/blog/a/b', '/blog/*'],
])('%s has the route %s', (sitePath, path) => {
  expect(findRoute(routes, sitePath)?.path).toBe(path);
});

test.each(['/activesx', '/actives/4/5/6', '/myAccount', '/blogs'])(
  '%s has no route',
  (sitePath) => {
    expect(findRoute(routes, sitePath)).toBeUndefined();
  },
);

import { findMount } from './findMount';
import { pageRoutes } from './pageRoutes';

const findSlots = (sitePath: string) =>
  (pageRoutes.find(({ path }) => path === sitePath) ?? findMount(sitePath))?.slots ?? [];

const specified = ['/', '/home', '/whatsvpn', '/actives', '/affiliate', '/studentbeans', '/invite'];

test.each([...specified, '/actives/4', '/actives/vpn-netifix'])(
  '%s has the promotion banner',
  (sitePath) => {
    expect(findSlots(sitePath)).toEqual(['promotionBanner']);
  },
);

test.each(['/features', '/pricing', '/login', '/blackfriday', '/blog', '/active/invite'])(
  '%s has no promotion banner',
  (sitePath) => {
    expect(findSlots(sitePath)).toEqual([]);
  },
);

test('no other page of the shell has a promotion banner', () => {
  const announcing = pageRoutes.filter(({ slots = [] }) => slots.length > 0);

  expect(announcing.map(({ path }) => path)).toEqual(
    specified.filter((path) => path !== '/actives'),
  );
});

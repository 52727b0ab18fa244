import { pageRoutes } from './pageRoutes';

const findSlots = (sitePath: string) =>
  pageRoutes.find(({ path }) => path === sitePath)?.slots ?? [];

const specified = ['/', '/home', '/whatsvpn', '/affiliate', '/studentbeans', '/invite'];

test.each(specified)('%s has the promotion banner', (sitePath) => {
  expect(findSlots(sitePath)).toEqual(['promotionBanner']);
});

test('no other page of the shell has a promotion banner', () => {
  const announcing = pageRoutes.filter(({ slots = [] }) => slots.length > 0);

  expect(announcing.map(({ path }) => path)).toEqual(specified);
});

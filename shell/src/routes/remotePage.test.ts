import { aRoute } from '../testing/aRoute';
import { describePage, needsSession } from './remotePage';

test('a page is indexed with alternates unless its release states otherwise', () => {
  expect(describePage(aRoute('/pricing'))).toMatchObject({
    isIndexed: true,
    hasAlternates: true,
  });
});

test('a duplicate names its canonical address and is not indexed', () => {
  expect(describePage(aRoute('/order', { canonical: '/pricing' }))).toMatchObject({
    canonical: '/pricing',
    isIndexed: false,
  });
});

test('a layout that the shell does not know is ignored', () => {
  const route = Object.assign(aRoute('/blog'), { layout: 'toString' });

  expect(describePage(route).layout).toBeUndefined();
});

test.each([
  ['a public page', {}, '', false],
  ['an account page', { access: 'account' }, '', true],
  [
    'an account page with a guest parameter',
    { access: 'account', guestParameter: 'result' },
    '',
    true,
  ],
  ['an empty guest parameter', { access: 'account', guestParameter: 'result' }, 'result=', true],
  ['a guest parameter', { access: 'account', guestParameter: 'result' }, 'result=a', false],
  ['a parameter of another name', { access: 'account', guestParameter: 'result' }, 'r=a', true],
] as const)('%s needs a session: %j ?%s %s', (_, facts, query, expected) => {
  expect(needsSession(aRoute('/x', facts), new URLSearchParams(query))).toBe(expected);
});

import { screen, within } from '@testing-library/react';
import { renderShell } from '../testing/renderShell';
import { AccountMenu } from './AccountMenu';
import { findAccountEntry } from './findAccountEntry';

const links = [
  { label: 'Overview', path: '/myAccount' },
  { label: 'Plan and orders', path: '/order/history' },
  { label: 'Devices', path: '/myAccount/deviceManage' },
  { label: 'Connection', path: '/myAccount/dnsSettings' },
  { label: 'Sign-in', path: '/myAccount/changePassword' },
] as const;

const orderNumber = '5b1f4d0e-3a52-4f5c-8f0e-6c1d2e3f4a5b';

test('the account menu links to every entry and marks the current one', () => {
  renderShell(<AccountMenu links={links} current={links[2]} />);

  const menu = within(screen.getByRole('navigation', { name: 'My account' }));
  const shown = menu.getAllByRole('link');
  expect(shown.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    links.map(({ label, path }) => [label, path]),
  );
  expect(menu.getAllByRole('link', { current: true })).toEqual([shown[2]]);
});

test.each([
  ['Overview', '/myAccount'],
  ['Overview', '/myAccount/Info'],
  ['Plan and orders', '/order/history'],
  ['Plan and orders', `/order/invoice/${orderNumber}`],
  ['Plan and orders', `/order/withdraw/${orderNumber}`],
  ['Plan and orders', '/order/invite'],
  ['Devices', '/myAccount/deviceManage'],
  ['Connection', '/myAccount/dnsSettings'],
  ['Sign-in', '/myAccount/changePassword'],
  ['Sign-in', '/myAccount/data'],
  ['Sign-in', '/secondFactor'],
  ['Sign-in', '/email'],
])('the entry %s contains the page %s', (label, sitePath) => {
  expect(findAccountEntry(links, sitePath)?.label).toBe(label);
});

test.each([
  ...['/order', '/order/standPlan', '/pricing', '/login', '/secondStep'],
  ...['/myAccount/nothing', '/email/verify', undefined],
])('no entry contains the page %s', (sitePath) => {
  expect(findAccountEntry(links, sitePath)).toBeUndefined();
});

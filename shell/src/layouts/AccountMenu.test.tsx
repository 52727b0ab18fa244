import { screen, within } from '@testing-library/react';
import { renderShell } from '../testing/renderShell';
import { AccountMenu } from './AccountMenu';
import { findAccountEntry } from './findAccountEntry';

const links = [
  { label: 'Overview', path: '/myAccount' },
  { label: 'Plan and orders', path: '/order/history' },
  { label: 'Devices', path: '/myAccount/deviceManage' },
  { label: 'IP address and DNS', path: '/myAccount/dnsSettings' },
  { label: 'Password and login', path: '/myAccount/changePassword' },
] as const;

const orderNumber = '5b1f4d0e-3a52-4f5c-8f0e-6c1d2e3f4a5b';

test('the account menu links to every entry and marks the current one', () => {
  renderShell(<AccountMenu current="/myAccount/deviceManage" />, { accountMenu: links });

  const menu = within(screen.getByRole('navigation', { name: 'My account' }));
  const shown = menu.getAllByRole('link');
  expect(shown.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    links.map(({ label, path }) => [label, path]),
  );
  expect(menu.getAllByRole('link', { current: true })).toEqual([shown[2]]);
});

test.each([
  ['/myAccount', '/myAccount'],
  ['/myAccount', '/myAccount/Info'],
  ['/order/history', '/order/history'],
  ['/order/history', `/order/invoice/${orderNumber}`],
  ['/order/history', `/order/withdraw/${orderNumber}`],
  ['/order/history', '/order/invite'],
  ['/myAccount/deviceManage', '/myAccount/deviceManage'],
  ['/myAccount/dnsSettings', '/myAccount/dnsSettings'],
  ['/myAccount/changePassword', '/myAccount/changePassword'],
  ['/myAccount/changePassword', '/myAccount/data'],
  ['/myAccount/changePassword', '/secondFactor'],
  ['/myAccount/changePassword', '/email'],
])('the entry %s contains the page %s', (entry, sitePath) => {
  expect(findAccountEntry(sitePath)).toBe(entry);
});

test.each([
  ...['/order', '/order/standPlan', '/pricing', '/login', '/secondStep'],
  ...['/myAccount/nothing', '/email/verify', undefined],
])('no entry contains the page %s', (sitePath) => {
  expect(findAccountEntry(sitePath)).toBeUndefined();
});

import { screen } from '@testing-library/react';
import type { ErrorCode } from '@tidegate/contracts/errors/errors';
import type { UserIp } from '@tidegate/contracts/api/settings/schemas';
import {
  answer,
  loseNetwork,
  refuse,
  refuseAs,
  type Replies,
} from '@tidegate/delivery/testing/fakeTransport';
import axe from 'axe-core';
import { aSignedInUser } from '../../shared/testing/accounts';
import { renderAccount } from '../../shared/testing/renderAccount';

const query = 'POST /api/mms/account/v1/web/user_ip/query';
const bind = 'POST /api/mms/account/v1/web/user_ip/bind';
const remove = 'POST /api/mms/account/v1/web/user_ip/remove';
const getDns = 'GET /api/mms/account/v1/web/dns_settings';
const setDns = 'POST /api/mms/account/v1/web/dns_settings';

const unbound: UserIp = { ip: null, visitor_ip: '8.8.4.4' };
const bound: UserIp = { ip: '9.9.9.9', visitor_ip: '8.8.4.4' };

function open(replies: Replies = {}) {
  return renderAccount('/myAccount/dnsSettings', {
    user: aSignedInUser(),
    replies: { [query]: answer(unbound), [getDns]: answer({ resolvers: [] }), ...replies },
  });
}

test("the visitor's current address is suggested and can be bound", async () => {
  const states = [unbound, { ...unbound, ip: '8.8.4.4' }];
  const { user, requests } = open({
    [query]: () => answer(states.shift())(),
    [bind]: answer(bound),
  });
  expect(await screen.findByLabelText(/IP address to link/)).toHaveValue('8.8.4.4');
  expect(
    screen.queryByRole('button', { name: 'Remove linked IP address' }),
  ).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Link this IP address' }));

  expect(await screen.findByText('Your changes have been saved.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove linked IP address' })).toBeVisible();
  expect(requests.find(({ path }) => path.endsWith('bind'))?.body).toEqual({ ip: '8.8.4.4' });
});

test('a visitor with another bound address binds the current one without typing', async () => {
  const { user, requests } = open({ [query]: answer(bound), [bind]: answer(bound) });
  expect(await screen.findByLabelText(/IP address to link/)).toHaveValue('9.9.9.9');

  await user.click(screen.getByRole('button', { name: 'Link my current IP address' }));

  expect(await screen.findByText('Your changes have been saved.')).toBeVisible();
  expect(requests.find(({ path }) => path.endsWith('bind'))?.body).toEqual({ ip: '8.8.4.4' });
});

test.each([
  ['is bound already', { ip: '9.9.9.9', visitor_ip: '9.9.9.9' }],
  ['cannot be bound', { ip: '9.9.9.9', visitor_ip: '' }],
])('a current address that %s is not suggested', async (_, userIp) => {
  open({ [query]: answer(userIp) });

  expect(await screen.findByRole('button', { name: 'Link this IP address' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /current IP address/ })).not.toBeInTheDocument();
});

test('a current address that cannot be bound is not suggested, and the page explains why', async () => {
  open({ [query]: answer({ ip: null, visitor_ip: '' }) });

  expect(await screen.findByLabelText(/IP address to link/)).toHaveValue('');
  expect(screen.getByText('A private IP address, which can’t be linked')).toBeVisible();
});

test('a bound address is removed', async () => {
  const states = [bound, unbound];
  const { user, requests } = open({
    [query]: () => answer(states.shift())(),
    [remove]: answer(unbound),
  });
  expect(await screen.findByText('9.9.9.9')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Remove linked IP address' }));

  expect(await screen.findByText('Your changes have been saved.')).toBeVisible();
  expect(screen.queryByText('9.9.9.9')).not.toBeInTheDocument();
  expect(requests.map(({ path }) => path).filter((path) => path.endsWith('bind'))).toEqual([]);
});

test.each<[ErrorCode, RegExp]>([
  ['addresses.invalid', /Enter an IPv4 or IPv6 address/],
  ['addresses.notPublic', /This IP address is private or reserved/],
  ['requests.invalid', /Enter an IPv4 or IPv6 address/],
])('an address refused with %s stays in its field above the reason', async (code, expected) => {
  const { user } = open({ [bind]: refuseAs(code) });
  const field = await screen.findByLabelText(/IP address to link/);
  await user.clear(field);
  await user.type(field, '192.168.1.1');

  await user.click(screen.getByRole('button', { name: 'Link this IP address' }));

  expect(await screen.findByText(expected)).toBeVisible();
  expect(field).toHaveAccessibleDescription(expected);
  expect(field).toHaveValue('192.168.1.1');
  expect(field).toHaveFocus();
});

test('a refusal removes the confirmation of an earlier change', async () => {
  const { user } = open({
    [setDns]: answer({ resolvers: [] }),
    [bind]: refuseAs('addresses.invalid'),
  });
  await user.click(await screen.findByRole('button', { name: 'Save DNS servers' }));
  expect(await screen.findByText('Your changes have been saved.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Link this IP address' }));

  expect(await screen.findByText(/Enter an IPv4/)).toBeVisible();
  expect(screen.queryByText('Your changes have been saved.')).not.toBeInTheDocument();
});

test('resolvers are saved in order and shown afterwards', async () => {
  const states = [{ resolvers: ['9.9.9.9'] }, { resolvers: ['9.9.9.9', '8.8.8.8'] }];
  const { user, requests } = open({
    [getDns]: () => answer(states.shift())(),
    [setDns]: answer({ resolvers: [] }),
  });
  expect(await screen.findByLabelText('First DNS server')).toHaveValue('9.9.9.9');

  await user.type(screen.getByLabelText('Second DNS server'), '::ffff:8.8.8.8');
  await user.click(screen.getByRole('button', { name: 'Save DNS servers' }));

  expect(await screen.findByText('Your changes have been saved.')).toBeVisible();
  expect(screen.getByLabelText('Second DNS server')).toHaveValue('8.8.8.8');
  expect(
    requests.find(({ path, method }) => path.endsWith('dns_settings') && method === 'POST'),
  ).toMatchObject({ body: { resolvers: ['9.9.9.9', '::ffff:8.8.8.8'] } });
});

test('a second resolver without a first is saved, and its refusal appears under its field', async () => {
  const { user, requests } = open({ [setDns]: refuseAs('addresses.notPublic', { position: 0 }) });
  const second = await screen.findByLabelText('Second DNS server');
  await user.type(second, '10.0.0.1');

  await user.click(screen.getByRole('button', { name: 'Save DNS servers' }));

  await screen.findByText(/private or reserved/);
  expect(second).toHaveFocus();
  expect(second).toBeInvalid();
  expect(screen.getByLabelText('First DNS server')).toBeValid();
  expect(requests.at(-3)?.body).toEqual({ resolvers: ['10.0.0.1'] });
});

test('a duplicate resolver is refused under the second field', async () => {
  const { user } = open({ [setDns]: refuseAs('addresses.repeated', { position: 1 }) });
  await user.type(await screen.findByLabelText('First DNS server'), '8.8.8.8');
  await user.type(screen.getByLabelText('Second DNS server'), '8.8.8.8');

  await user.click(screen.getByRole('button', { name: 'Save DNS servers' }));

  await screen.findByText(/Both DNS servers are the same/);
  expect(screen.getByLabelText('Second DNS server')).toBeInvalid();
});

test.each([
  ['a lost network', loseNetwork, /could not reach the server/],
  ['a failing server', refuse(500), /Something went wrong on our side/],
])('%s is explained above the form and keeps the typed values', async (_, reply, expected) => {
  const { user } = open({ [setDns]: reply });
  await user.type(await screen.findByLabelText('First DNS server'), '8.8.8.8');

  await user.click(screen.getByRole('button', { name: 'Save DNS servers' }));

  expect(await screen.findByRole('alert')).toHaveTextContent(expected);
  expect(screen.getByLabelText('First DNS server')).toHaveValue('8.8.8.8');
});

test('the page has no accessibility violations, with and without a refusal', async () => {
  const { user, container } = open({ [bind]: refuseAs('addresses.invalid') });
  await screen.findByLabelText('First DNS server');
  const untouched = await axe.run(container);

  await user.click(screen.getByRole('button', { name: 'Link this IP address' }));
  await screen.findByText(/Enter an IPv4/);
  const refused = await axe.run(container);

  expect([...untouched.violations, ...refused.violations]).toEqual([]);
});

import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { accepted, lowScore, openNetwork } from '../../../testing/openNetwork';
import type { Recaptcha } from './loadRecaptcha';
import { closePanel } from './showPanel';

const tasks = {
  r3: { by: 'recaptcha', site_key: 'key-3' },
  r2: { by: 'recaptcha', site_key: 'key-2' },
};
const login = {
  method: 'POST',
  path: '/api/mms/account/v1/web/login',
  body: { username: 'ada@example.com' },
  botCheck: { action: 'login', kind: 'r3' },
} as const;
const missing = 'The security check could not load. Please refresh the page.';

const listScripts = () =>
  [...document.head.innerHTML.matchAll(/<script src="([^"]*)"/g)].map(([, address]) => address);

function arrive(changes: Partial<Recaptcha> = {}) {
  const executed: unknown[] = [];
  const recaptcha: Recaptcha = {
    execute: (...call) => {
      executed.push(call);
      return Promise.resolve('token-3');
    },
    render: (place, { callback }) => {
      const box = document.createElement('button');
      box.textContent = 'I’m not a robot';
      box.addEventListener('click', () => {
        callback('token-2');
      });
      place.append(box);
    },
    ...changes,
  };
  Object.assign(window, { grecaptcha: recaptcha });
  return executed;
}

/** A page with fake timers. */
function openPage(answers: readonly unknown[] = [accepted]) {
  jest.useFakeTimers();
  document.documentElement.lang = 'en';
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  const button = document.createElement('button');
  button.textContent = 'Log in';
  document.body.append(button);
  button.focus();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  return { ...openNetwork({ tasks, answers }), user, button, pass };
}

afterEach(() => {
  act(closePanel);
  Reflect.deleteProperty(window, 'grecaptcha');
  document.head.replaceChildren();
  document.body.replaceChildren();
  jest.useRealTimers();
});

test('the script is loaded when needed and returns a token for the action', async () => {
  const { calls, transport, pass } = openPage();
  expect(listScripts()).toEqual([]);

  const reply = transport(login);
  await pass(400);
  expect(listScripts()).toEqual(['https://www.google.com/recaptcha/api.js?render=key-3&amp;hl=en']);
  expect(calls).toEqual([]);
  const executed = arrive();
  await pass(200);

  expect(await reply).toMatchObject({ body: accepted });
  expect(executed).toEqual([['key-3', { action: 'login' }]]);
  expect(calls).toMatchObject([
    { url: { pathname: '/ws/mm/reca/r3/account/v1/web/login' }, body: { recasign: 'token-3' } },
  ]);
});

test('a warning appears when the script has not loaded after a minute', async () => {
  const { calls, transport, pass, user } = openPage();
  const reply = transport(login);

  await pass(299 * 200);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await pass(200);

  expect(screen.getByRole('alert').textContent).toContain(missing);
  expect(await reply).toMatchObject({ httpStatus: 200, body: { code: 20821, message: missing } });
  expect(calls).toEqual([]);
  expect(listScripts()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the next attempt removes the warning and loads the script again', async () => {
  const { transport, pass } = openPage();
  void transport(login);
  await pass(300 * 200);

  const reply = transport(login);
  await pass(0);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(listScripts()).toHaveLength(1);
  arrive();
  await pass(200);

  expect(await reply).toMatchObject({ body: accepted });
});

test('an error of reCAPTCHA is shown with its message', async () => {
  const { calls, transport, pass } = openPage();
  arrive({ execute: () => Promise.reject(new Error('Invalid site key')) });

  const reply = transport(login);
  await pass(200);

  expect(screen.getByRole('alert')).toHaveTextContent(/was not completed: Invalid site key/);
  expect(await reply).toMatchObject({ body: { code: 20821, message: 'Invalid site key' } });
  expect(calls).toEqual([]);
});

test('after a low score the visitor ticks the checkbox by keyboard and the call is sent', async () => {
  const { calls, transport, pass, user, button } = openPage([lowScore, accepted]);
  arrive();

  const reply = transport(login);
  await pass(200);
  const dialog = screen.getByRole('dialog', { name: 'Confirm that you’re a person' });
  expect(dialog).toHaveFocus();
  jest.useRealTimers();
  expect(
    (await axe.run(document.body, { rules: { region: { enabled: false } } })).violations,
  ).toEqual([]);
  jest.useFakeTimers();
  await user.tab();
  expect(screen.getByRole('button', { name: 'I’m not a robot' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await pass(200);

  expect(await reply).toMatchObject({ body: accepted });
  expect(calls[1]).toMatchObject({
    url: { pathname: '/ws/mm/reca/r2/account/v1/web/login' },
    body: { username: 'ada@example.com', recasign: 'token-2' },
  });
  expect(dialog).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test.each(['Escape', 'Cancel'])('%s cancels the check and nothing more is sent', async (method) => {
  const { calls, transport, pass, user, button } = openPage([lowScore]);
  arrive();
  const reply = transport(login);
  await pass(200);

  if (method === 'Escape') await user.keyboard('{Escape}');
  else await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await pass(0);

  expect(await reply).toMatchObject({ body: { code: 20821 } });
  expect(calls).toHaveLength(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('another check replaces an abandoned checkbox', async () => {
  const { calls, transport, pass } = openPage([lowScore, accepted]);
  arrive();
  const left = transport(login);
  await pass(200);

  const reply = transport(login);
  await pass(200);

  expect(await left).toMatchObject({ body: { code: 20821 } });
  expect(await reply).toMatchObject({ body: accepted });
  expect(calls).toHaveLength(2);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a checkbox that loses its service shows an error', async () => {
  const { transport, pass } = openPage([lowScore]);
  arrive({
    render: (_, { 'error-callback': fail }) => {
      fail();
    },
  });

  const reply = transport(login);
  await pass(200);

  expect(screen.getByRole('alert')).toHaveTextContent(/the service did not respond/);
  expect(await reply).toMatchObject({ body: { code: 20821 } });
});

import type { ApiRequest } from '@tidegate/contracts/siteApi';
import {
  accepted,
  giveWebCrypto,
  lowScore,
  openNetwork,
  workTask,
} from '../../testing/openNetwork';

const login: ApiRequest = {
  method: 'POST',
  path: '/api/mms/account/v1/web/login',
  body: { username: 'ada@example.com' },
  botCheck: { action: 'login', kind: 'r3' },
};

beforeEach(() => {
  giveWebCrypto(true);
});
afterEach(() => {
  jest.useRealTimers();
});

test('a call that needs a bot check solves the challenge and uses the checked path', async () => {
  const { requested, calls, transport } = openNetwork();

  const reply = await transport(login);

  expect(reply).toEqual({ httpStatus: 200, body: accepted });
  expect(requested.map(({ search }) => search)).toEqual(['?kind=r3&action=login']);
  expect(calls.map(({ url }) => url.pathname)).toEqual(['/ws/mm/reca/r3/account/v1/web/login']);
  const { recasign, ...typed } = calls[0]?.body ?? {};
  expect(typed).toEqual({ username: 'ada@example.com' });
  expect(JSON.parse(atob(String(recasign)))).toMatchObject({
    challenge: workTask.challenge,
    solution: { counter: expect.any(Number) as number },
  });
});

test('a read call carries the token in its URL', async () => {
  const { calls, transport } = openNetwork();

  await transport({ ...login, method: 'GET', body: undefined, search: { page: '2' } });

  expect([...(calls[0]?.url.searchParams.keys() ?? [])]).toEqual(['page', 'recasign']);
});

test('a call without a bot check is sent unchanged', async () => {
  const { requested, calls, transport } = openNetwork();

  await transport({ method: 'GET', path: '/api/mms/payment/v1/providers/plans' });

  expect(requested).toEqual([]);
  expect(calls[0]?.url.pathname).toBe('/api/mms/payment/v1/providers/plans');
});

test('after a low score the call is repeated unchanged under the step-up check', async () => {
  const { requested, calls, transport } = openNetwork({ answers: [lowScore, accepted] });

  expect(await transport(login)).toEqual({ httpStatus: 200, body: accepted });

  expect(requested.map(({ search }) => search)).toEqual([
    '?kind=r3&action=login',
    '?kind=r2&action=login',
  ]);
  expect(calls[1]).toMatchObject({
    url: { pathname: '/ws/mm/reca/r2/account/v1/web/login' },
    body: { username: 'ada@example.com' },
  });
});

test('a second low score ends the call', async () => {
  const { calls, transport } = openNetwork({ answers: [lowScore, lowScore, accepted] });

  expect(await transport(login)).toEqual({ httpStatus: 200, body: lowScore });
  expect(calls).toHaveLength(2);
});

test.each([
  ['there is no connection', {}, { httpStatus: 0, body: undefined }],
  [
    'the work cannot be done',
    { r3: { by: 'work', challenge: { ...workTask.challenge, parameters: {} } } },
    { httpStatus: 200, body: expect.objectContaining({ code: 20821 }) as object },
  ],
])('when %s the call is not sent and the failure is returned', async (_, tasks, reply) => {
  const { calls, transport } = openNetwork({ tasks });

  expect(await transport(login)).toEqual(reply);
  expect(calls).toEqual([]);
});

test('a browser without Web Crypto calls as a page without JavaScript does', async () => {
  giveWebCrypto(false);
  const { calls, transport } = openNetwork();

  expect(await transport(login)).toEqual({ httpStatus: 200, body: accepted });

  expect(calls).toMatchObject([
    { url: { pathname: login.path }, body: { username: 'ada@example.com' } },
  ]);
});

test('an immediate response is delayed to 200 ms to show the button working', async () => {
  giveWebCrypto(false);
  jest.useFakeTimers();
  const { transport } = openNetwork();
  let isAnswered = false;
  void transport(login).then(() => {
    isAnswered = true;
  });

  await jest.advanceTimersByTimeAsync(199);
  expect(isAnswered).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(isAnswered).toBe(true);
});

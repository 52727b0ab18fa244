import { succeed } from '@tidegate/contracts/errors/envelope';
import { visitor } from '../../store/userReducer';
import type { Backend } from '../backend-client/backend';
import { findVisitor } from './findVisitor';

const ada = {
  user_id: 'a1a1a1a1-1111-4111-8111-111111111111',
  email: 'ada@tidegate.example',
  avatar: null,
  is_password_set: true,
};

const call = { token: 't'.repeat(43), clientAddress: '203.0.113.9', requestId: 'r1' };

function aBackend(httpStatus: number, body: object) {
  const requested: string[] = [];
  const backend: Backend = {
    call: async ({ method, url }) => {
      requested.push(`${method} ${url}`);
      return {
        httpStatus,
        body: Buffer.from(JSON.stringify(body)),
        contentType: 'application/json',
        cacheControl: undefined,
        sessionChange: undefined,
      };
    },
  };
  return { backend, requested };
}

async function findWith(httpStatus: number, body: object) {
  const { backend, requested } = aBackend(httpStatus, body);
  return { requested, user: (await findVisitor(backend, call)).user };
}

test('a visitor with a token gets their profile, and the token stays at the edge', async () => {
  const { requested, user } = await findWith(200, succeed(ada));

  expect(requested).toEqual(['GET /api/mms/account/v1/web/profile']);
  expect(user).toMatchObject({
    userId: ada.user_id,
    name: 'ada@tidegate.example',
    isPasswordSet: true,
    endedCode: null,
  });
  expect(user.session).toMatch(/^[\w-]{16}$/);
});

test('an account without an address has an empty name', async () => {
  const { user } = await findWith(200, succeed({ ...ada, email: null }));

  expect(user.name).toBe('');
});

test('a visitor without a token is anonymous without a backend call', async () => {
  const { backend, requested } = aBackend(200, succeed(ada));

  const { user } = await findVisitor(backend, { ...call, token: undefined });

  expect([user, requested]).toEqual([visitor, []]);
});

test.each([401, 500, 502])(
  'a profile call that fails with %d results in an anonymous visitor',
  async (status) => {
    const { user } = await findWith(status, {});

    expect(user).toEqual(visitor);
  },
);

test.each([50_008, 50_012, 50_014])('the session code %d is passed to the page', async (code) => {
  const { user } = await findWith(200, { code, message: '', data: null });

  expect(user).toEqual({ ...visitor, endedCode: code });
});

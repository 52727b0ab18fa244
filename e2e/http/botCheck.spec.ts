import { createAccount } from '../site/createAccount';
import { expect, test } from './fixtures';

const checkedLogin = '/ws/mm/reca/r3/account/v1/web/login';

test('a login with a forged bot check token is refused', async ({ request }) => {
  const { email, password } = await createAccount();
  const data = { username: email, password };
  const forged = Buffer.from('{"challenge":{},"solution":{}}').toString('base64');

  for (const recasign of [undefined, 'x', forged]) {
    const reply = await request.post(checkedLogin, { data: { ...data, recasign } });
    expect(await reply.json()).toMatchObject({ code: 20821 });
    expect(reply.headers()['set-cookie']).toBeUndefined();
  }
});

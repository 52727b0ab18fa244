import path from 'node:path';
import type { SecondFactor } from '@tidegate/contracts/api/second-factor/schemas';
import { loadEdgeMessages } from '../forms/loadEdgeMessages';
import { answerSecondFactor } from './answerSecondFactor';
import type { AccountReply } from './createAccountCalls';

const state: SecondFactor = {
  is_password_set: true,
  is_totp_on: false,
  recovery_codes_left: 0,
  offers_passkeys: true,
  passkeys: [],
};

/** Requests the page with these backend replies in order. */
async function call(replies: Partial<AccountReply>[], fields?: Record<string, string>) {
  const messages = await loadEdgeMessages(path.join(process.cwd(), 'shell/locales'));
  return answerSecondFactor({
    entry: { language: 'fr', device: 'mobile', sitePath: '/secondFactor' },
    searchParams: new URLSearchParams(),
    fields,
    challenge: undefined,
    call: () =>
      Promise.resolve({ code: 0, data: null, sessionChange: undefined, ...replies.shift() }),
    t: messages.fr,
  });
}

test.each([401, 50008, 50012, 50014])(
  'an ended session (code %i) redirects to the login and back',
  async (code) => {
    expect(await call([{ code }])).toMatchObject({
      kind: 'redirect',
      location: '/fr/m/login?redirect=%2FsecondFactor',
    });
  },
);

test('an unreachable backend results in an error page', async () => {
  const answer = await call([{ code: 502 }]);

  expect(answer).toMatchObject({
    status: 503,
    document: { secondFactor: { blocks: [], outcome: { tone: 'caution' } } },
  });
});

test('a refused form shows its reason and the current state of the account', async () => {
  const fields = { change: 'beginTotp', confirmation: 'wrong' };
  const answer = await call([{ code: 20134 }, { code: 200, data: state }], fields);

  expect(answer).toMatchObject({
    status: 422,
    document: {
      secondFactor: {
        outcome: { text: 'Mot de passe ou code incorrect. Vérifiez-le et réessayez.' },
      },
    },
  });
  expect(JSON.stringify(answer)).not.toContain('wrong');
});

test('a passkey form without script explains that it needs script and sends nothing', async () => {
  const fields = { change: 'addPasskey', passkey_name: 'Key', passkey: '' };
  const answer = await call([{ code: 200, data: state }], fields);

  expect(answer).toMatchObject({
    document: {
      secondFactor: { outcome: { text: expect.stringContaining('JavaScript') as string } },
    },
  });
});

test('a change already made in another window is not an error', async () => {
  const fields = { change: 'removeTotp', confirmation: 'x' };

  expect(await call([{ code: 20137 }, { code: 200, data: state }], fields)).toMatchObject({
    status: 200,
  });
});

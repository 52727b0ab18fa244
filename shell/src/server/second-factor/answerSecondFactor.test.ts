import path from 'node:path';
import type { SecondFactor } from '@tidegate/contracts/api/secondFactor';
import { loadEdgeWords } from '../forms/edgeWords';
import { answerSecondFactor } from './answerSecondFactor';
import type { AccountReply } from './callAccount';

const state: SecondFactor = {
  is_password_set: true,
  is_totp_on: false,
  recovery_codes_left: 0,
  offers_passkeys: true,
  passkeys: [],
};

/** Asks for the page of an account whose calls are answered in this order. */
async function ask(replies: Partial<AccountReply>[], fields?: Record<string, string>) {
  const words = await loadEdgeWords(path.join(process.cwd(), 'shell/locales'));
  return answerSecondFactor({
    entry: { language: 'fr', device: 'mobile', sitePath: '/secondFactor' },
    searchParams: new URLSearchParams(),
    fields,
    challenge: undefined,
    call: () =>
      Promise.resolve({ code: 0, data: null, sessionChange: undefined, ...replies.shift() }),
    t: words.fr,
  });
}

test.each([401, 50008, 50012, 50014])(
  'a session that is gone (%i) leads to the login and back',
  async (code) => {
    expect(await ask([{ code }])).toMatchObject({
      kind: 'redirect',
      location: '/fr/m/login?redirect=%2FsecondFactor',
    });
  },
);

test('a backend that cannot be asked is a page that says so', async () => {
  const answer = await ask([{ code: 502 }]);

  expect(answer).toMatchObject({
    status: 503,
    document: { secondFactor: { blocks: [], outcome: { tone: 'caution' } } },
  });
});

test('a refused form comes back with its reason, and the page shows how things stand', async () => {
  const fields = { change: 'beginTotp', confirmation: 'wrong' };
  const answer = await ask([{ code: 20134 }, { code: 200, data: state }], fields);

  expect(answer).toMatchObject({
    status: 422,
    document: { secondFactor: { outcome: { text: 'Mot de passe ou code incorrect.' } } },
  });
  expect(JSON.stringify(answer)).not.toContain('wrong');
});

test('a passkey form without script says what it needs, and sends nothing', async () => {
  const fields = { change: 'addPasskey', passkey_name: 'Key', passkey: '' };
  const answer = await ask([{ code: 200, data: state }], fields);

  expect(answer).toMatchObject({
    document: {
      secondFactor: { outcome: { text: expect.stringContaining('JavaScript') as string } },
    },
  });
});

test('what another window has done already is no problem', async () => {
  const fields = { change: 'removeTotp', confirmation: 'x' };

  expect(await ask([{ code: 20137 }, { code: 200, data: state }], fields)).toMatchObject({
    status: 200,
  });
});

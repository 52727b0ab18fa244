import { TOTP } from 'otpauth';
import { createCaller } from '../../calls/caller';
import { createAccount } from '../../site/createAccount';
import { expect, test } from '../fixtures';
import { findField, findLink, getPage, pathOf, readDescription, submitForm } from '../htmlPage';
import { logInByForm } from './logInByForm';

const confirmation = 'Password or code';

test('without script, an app is set up, required at login, replaced by a recovery code and removed', async ({
  request,
}) => {
  const account = await createAccount();
  const off = await logInByForm(request, account, '/secondFactor');
  const refused = await submitForm(request, off, 'Set up app', { [confirmation]: 'Wrong-1!' });
  const started = await submitForm(request, refused, 'Set up app', {
    [confirmation]: account.password,
  });
  const secret = started.$('main code').text().replaceAll(' ', '');
  const code = new TOTP({ secret }).generate();
  const mistyped = await submitForm(request, started, 'Turn on', { 'Code from the app': '000000' });
  const on = await submitForm(request, mistyped, 'Turn on', { 'Code from the app': code });
  const recoveryCodes = on
    .$('main code')
    .toArray()
    .map((element) => on.$(element).text());

  expect(pathOf(off)).toBe('/secondFactor');
  expect([refused.status, mistyped.status]).toEqual([422, 422]);
  expect(refused.mainText).toContain('Incorrect password or code. Check it and try again.');
  expect(started.headers['cache-control']).toBe('no-store');
  expect(started.$('main svg[role=img]').attr('aria-label')).toContain('QR code');
  expect(on.mainText).toContain('Your authenticator app has been set up.');
  expect(recoveryCodes).toHaveLength(10);

  await request.post('/api/mms/account/v1/web/logout', {
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  const step = await logInByForm(request, account, '/myAccount/Info');
  const { cookies } = await request.storageState();
  const challenge = cookies.find(({ name }) => name === 'second_step');
  const replayed = await submitForm(request, step, 'Log in', { Code: code }, 'main');
  const [recoveryCode = ''] = recoveryCodes;
  const inside = await submitForm(request, replayed, 'Log in', { Code: recoveryCode }, 'main');

  expect(pathOf(step)).toBe('/secondStep?redirect=%2FmyAccount%2FInfo');
  expect(cookies.map(({ name }) => name)).not.toContain('paypal_token');
  expect(challenge).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(step.html).not.toContain(challenge?.value);
  expect(replayed.status).toBe(422);
  expect(readDescription(replayed, findField(replayed, 'Code'))).toContain('has been used already');
  expect(pathOf(inside)).toBe('/myAccount/Info');

  const page = await getPage(request, '/secondFactor');
  const removed = await submitForm(request, page, 'Remove app', {
    [confirmation]: account.password,
  });
  expect(page.mainText).toContain('Codes left: 9');
  expect(pathOf(removed)).toBe('/secondFactor?sent=totpOff#second-factor');
  expect(removed.targetText).toContain('Your authenticator app has been removed.');
});

test('a second step without a started login links to the login', async ({ request }) => {
  const page = await getPage(request, '/de/secondStep');
  const link = findLink(page, 'Anmelden', 'main');

  expect(page.status).toBe(200);
  expect(page.headers['cache-control']).toBe('no-store');
  expect(link.attr('href')).toBe('/de/login');
});

test('an account without a password must set one first', async ({ request }) => {
  const caller = await createCaller();
  const answer = await getPage(request, '/secondFactor', {
    cookie: `paypal_token=${caller.token}`,
  });

  expect(findLink(answer, 'Set a password', 'main').attr('href')).toBe('/myAccount/changePassword');
  expect(answer.$('main form')).toHaveLength(0);
});

test('a cross-site request is refused', async ({ request }) => {
  await logInByForm(request, await createAccount(), '/secondFactor');

  const reply = await request.post('/secondFactor', {
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    form: { change: 'removeTotp' },
  });

  expect(reply.status()).toBe(409);
});

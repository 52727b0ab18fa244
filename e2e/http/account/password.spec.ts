import { createAccount } from '../../site/createAccount';
import { openResetMailbox } from '../../site/resetMail';
import { expect, test } from '../fixtures';
import { findField, getPage, pathOf, submitForm } from '../htmlPage';
import { logInByForm } from './logInByForm';

const newPassword = 'Journey-Tide-3!';

test('without script, the link in the email leads to a new password', async ({ request }) => {
  const { email } = await createAccount();
  const readMail = await openResetMailbox(email);
  const form = await getPage(request, '/de/forgetPassword');
  const requested = await submitForm(request, form, 'Code senden', { 'E-Mail-Adresse': email });
  expect(requested.mainText).toContain('Er gilt 10 Minuten lang.');
  expect(pathOf(requested)).toBe('/de/forgetPassword?sent=1');
  expect([requested.status, findField(requested, 'E-Mail-Adresse').val()]).toEqual([200, email]);
  await expect.poll(readMail).toBeTruthy();
  const { link = '', code = '' } = (await readMail()) ?? {};
  expect(link).toBe('/de/resetPassword');

  const choose = await getPage(request, link.replace('/de', ''));
  const weak = await submitForm(request, choose, 'Save password', {
    Email: email,
    Code: code,
    'New password': 'harbour',
    'Confirm password': 'harbour',
  });
  expect(weak.status).toBe(422);
  expect(weak.mainText).toMatch(/Use 8 to 20 characters/);
  expect(weak.html).not.toContain('"harbour"');
  const done = await submitForm(request, weak, 'Save password', {
    'New password': newPassword,
    'Confirm password': newPassword,
  });

  expect(pathOf(done)).toBe('/login?notice=passwordReset');
  const account = await logInByForm(request, { email, password: newPassword }, '/myAccount');
  expect(pathOf(account)).toBe('/myAccount');
});

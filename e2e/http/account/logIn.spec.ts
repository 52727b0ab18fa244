import { expect, test } from '../fixtures';
import { generateEmail } from '../../site/settings';
import { createAccount } from '../../site/createAccount';
import { findField, getPage, pathOf, submitForm } from '../htmlPage';

test('a wrong password returns the form with a message', async ({ request }) => {
  const email = generateEmail();
  const form = await getPage(request, '/login');

  const answer = await submitForm(
    request,
    form,
    'Log in',
    { Email: email, Password: 'not the password' },
    'main',
  );

  expect(answer.status).toBe(422);
  expect(answer.mainText).toContain('Wrong email address or password. Check both and try again.');
  expect(findField(answer, 'Email').val()).toBe(email);
  expect(findField(answer, 'Password').val() ?? '').toBe('');
});

test('an account logs in without script, sees its profile and logs out in two steps', async ({
  request,
}) => {
  const { email, password } = await createAccount();
  const form = await getPage(request, '/myAccount');
  expect(pathOf(form)).toBe('/login?redirect=%2FmyAccount');

  const account = await submitForm(
    request,
    form,
    'Log in',
    { Email: ` ${email} `, Password: password },
    'main',
  );
  expect(pathOf(account)).toBe('/myAccount');
  expect(account.mainText).toContain(email);
  expect(account.headers['cache-control']).toBe('private, no-store');
  const { cookies } = await request.storageState();
  expect(cookies.find(({ name }) => name === 'paypal_token')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
  });

  const question = await submitForm(request, account, 'Log out', {}, 'main');
  expect(question.status).toBe(200);
  expect(pathOf(await submitForm(request, question, 'Yes, log out', {}))).toBe('/');
  expect(pathOf(await getPage(request, '/myAccount'))).toMatch(/^\/login\?redirect=/);
});

for (const target of ['//evil.example', 'https://evil.example/', '/\\evil.example', '/%2Fevil']) {
  test(`a login with the redirect ${target} leads to the account`, async ({ request }) => {
    const { email, password } = await createAccount();
    const form = await getPage(request, `/login?redirect=${encodeURIComponent(target)}`);

    const account = await submitForm(
      request,
      form,
      'Log in',
      { Email: email, Password: password },
      'main',
    );

    expect(pathOf(account)).toBe('/myAccount');
  });
}

import type { APIRequestContext } from '@playwright/test';
import { openBindingMailbox } from '../../site/openBindingMailbox';
import { generateEmail } from '../../site/settings';
import { expect, test } from '../fixtures';
import {
  findField,
  findLink,
  followLink,
  getPage,
  pathOf,
  readDescription,
  submitForm,
} from '../htmlPage';

async function signUp(request: APIRequestContext) {
  const headers = { 'sec-fetch-site': 'same-origin' };
  return request.post('/api/mms/account/v1/web/anonymous_signup', { headers });
}

test('without script, an account without an address gets one, and then a password', async ({
  request,
}) => {
  const email = generateEmail();
  const readCode = await openBindingMailbox(email);
  const signup = await signUp(request);
  const account = await getPage(request, '/myAccount');

  const form = await followLink(request, account, 'Add your email address', 'main');
  const refused = await submitForm(request, form, 'Send code', { Email: 'ada' });
  const requested = await submitForm(request, refused, 'Send code', { Email: email });
  const code = await readCode();
  const mistyped = await submitForm(request, requested, 'Add email address', { Code: '00' });
  const bound = await submitForm(request, mistyped, 'Add email address', { Code: code });
  const password = await followLink(request, bound, 'Set a password', 'main');

  expect(signup.status()).toBe(200);
  expect(refused.status).toBe(422);
  expect(readDescription(refused, findField(refused, 'Email'))).toContain(
    'isn’t a valid email address',
  );
  expect(requested.headers['cache-control']).toBe('no-store');
  expect(requested.mainText).toContain(`We’ve sent a code to ${email}.`);
  expect(readDescription(mistyped, findField(mistyped, 'Code'))).toContain('incorrect');
  expect(pathOf(bound)).toBe('/email?sent=bound#email');
  expect(bound.targetText).toContain(email);
  expect(findField(password, 'New password')).toHaveLength(1);
});

test('without script, an account without an address is deleted by its session', async ({
  request,
}) => {
  await signUp(request);
  const data = await getPage(request, '/myAccount/data');

  const deleted = await submitForm(request, data, 'Delete my account permanently', {});

  expect(pathOf(deleted)).toBe('/login?notice=accountDeleted');
  expect(pathOf(await getPage(request, '/email'))).toBe('/login?redirect=%2Femail');
});

test('the link in the email opens the code form in its language', async ({ request }) => {
  await signUp(request);
  const page = await getPage(request, '/de/email?sent=code');

  expect(findField(page, 'Code')).toHaveLength(1);
  expect(findLink(page, 'Neuen Code senden', 'main').attr('href')).toBe('/de/email');
});

import { createAccount } from '../../site/createAccount';
import { expect, test } from '../fixtures';
import { findLink, followLink, pathOf, submitForm } from '../htmlPage';
import { logInByForm } from './logInByForm';

test('without script, an account is copied and then deleted with its password', async ({
  request,
}) => {
  const account = await createAccount();
  const details = await logInByForm(request, account, '/myAccount/Info');
  const signIn = await followLink(request, details, 'Password and login', 'main');
  const data = await followLink(request, signIn, 'Your data', 'main');

  const copy = await request.get(findLink(data, 'Download a copy', 'main').attr('href') ?? '');
  const refused = await submitForm(request, data, 'Delete my account permanently', {
    'Current password': 'Wrong-Tide-1!',
  });
  const deleted = await submitForm(request, refused, 'Delete my account permanently', {
    'Current password': account.password,
  });

  expect(await copy.text()).toContain(account.email);
  expect(refused.status).toBe(422);
  expect(pathOf(deleted)).toBe('/login?notice=accountDeleted');
  expect(deleted.mainText).toContain('Your account has been deleted.');
  const again = await logInByForm(request, account, '/myAccount');
  expect(again.status).toBe(422);
});

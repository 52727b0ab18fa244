import { logInApp, readSessionCode } from '../../site/appSession';
import { createAccount } from '../../site/createAccount';
import { expect, test } from '../fixtures';
import { findField, followLink, pathOf, readDescription, submitForm } from '../htmlPage';
import { logInByForm } from './logInByForm';

test('without script, a device is removed in two steps', async ({ request }) => {
  const account = await createAccount();
  const token = await logInApp(request, account, 'Lantern');
  expect(await readSessionCode(request, token)).toBe(200);
  const devices = await logInByForm(request, account, '/myAccount/deviceManage');
  expect(pathOf(devices)).toBe('/myAccount/deviceManage');

  const question = await submitForm(request, devices, 'Remove Lantern');
  expect(question.status).toBe(200);
  expect(await readSessionCode(request, token)).toBe(200);
  const done = await submitForm(request, question, 'Yes, remove it');

  expect(done.mainText).toContain('Your changes have been saved.');
  expect(done.mainText).not.toContain('Lantern');
  expect(await readSessionCode(request, token)).toBe(50012);
});

test('without script, a resolver is refused under its own field', async ({ request }) => {
  const account = await logInByForm(request, await createAccount(), '/myAccount/deviceManage');
  const settings = await followLink(request, account, 'IP address and DNS', 'main');

  const refused = await submitForm(request, settings, 'Save DNS servers', {
    'Second DNS server': '10.0.0.1',
  });

  expect(refused.status).toBe(422);
  const field = findField(refused, 'Second DNS server');
  expect(field.val()).toBe('10.0.0.1');
  expect(readDescription(refused, field)).toMatch(/private or reserved/);
});

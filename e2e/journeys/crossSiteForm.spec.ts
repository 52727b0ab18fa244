import { expect, test } from '../fixtures';
import { demoAccount, settings } from '../site/settings';

test('a cross-site form cannot log in', async ({ page, problems }) => {
  problems.expect(/reply 409/, /console error: .*409/, /ERR_HTTP_RESPONSE_CODE_FAILURE/);
  await page.route('http://other.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" action="${settings.siteUrl}/login">
        <input name="username" value="${demoAccount.email}">
        <input name="password" value="${demoAccount.password}"><button>Win</button></form>`,
    }),
  );
  await page.goto('http://other.example/');

  const posted = page.waitForResponse(`${settings.siteUrl}/login`);
  await page.getByRole('button', { name: 'Win' }).click();

  expect((await posted).status()).toBe(409);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('paypal_token');
});

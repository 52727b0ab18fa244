import { openPage } from '../browser/openPage';
import { readMetric } from '../site/metrics';
import { generateEmail } from '../site/settings';
import { followMenu } from '../browser/visit';
import { reword } from './changes';
import { expect, test } from './fixtures';
import { expectServedVersion, regionOf } from './regions';

const correction = reword(
  'Use the email address and password of your account.',
  'A corrected sentence.',
);

test('a half-filled login survives ten releases of the account', async ({
  page,
  accountTeam,
  site,
}) => {
  const startedAt = await readMetric(site, 'process_start_time_seconds');
  await openPage(page, '/login');
  await page.getByLabel('Email').fill('half-typed@tidegate.example');
  await page.getByLabel('Password', { exact: true }).fill('half a passw');

  let version = accountTeam.base;
  for (let release = 0; release < 10; release += 1) version = await accountTeam.release(correction);

  await expectServedVersion(site, '/login', 'account', version);
  await expect(page.locator('html')).toHaveAttribute('data-generation', /\d+/);
  await expect
    .poll(() => page.locator('html').getAttribute('data-generation').then(Number))
    .toBe(await readMetric(site, 'tidegate_generation'));
  await expect(regionOf(page, 'account')).toHaveAttribute(
    'data-remote',
    `account@${accountTeam.base}`,
  );
  await expect(page.getByLabel('Email')).toHaveValue('half-typed@tidegate.example');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('half a passw');

  await followMenu(page, 'Features');
  await expect(page).toHaveURL('/features');
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('main')).toContainText('A corrected sentence.');
  await expect(regionOf(page, 'account')).toHaveAttribute('data-remote', `account@${version}`);
  expect(await readMetric(site, 'process_start_time_seconds')).toBe(startedAt);
});

test('a form that was opened before a release can still be sent after it', async ({
  page,
  accountTeam,
}) => {
  const email = generateEmail();
  await openPage(page, '/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await accountTeam.release(correction);

  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();

  await expect(page.getByRole('alert')).toContainText(
    'Wrong email address or password. Check both and try again.',
  );
  await expect(page.getByLabel('Email')).toHaveValue(email);
});

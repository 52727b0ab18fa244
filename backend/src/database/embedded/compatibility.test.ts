import { join } from 'node:path';

import { shareEmbeddedDatabase } from '../../../testing/databases';
import { emptyTables } from '../../../testing/emptyTables';
import { listQueryFiles, QueryCoverage } from '../../../testing/queryCoverage';
import { runTestsOf } from '../../../testing/runTestsOf';

/**
 * Modules whose tests together run every query. If the last test reports a query that none of them
 * runs, add a test that runs it.
 */
const chosen: Readonly<Record<string, readonly string[]>> = {
  buildApp: [
    'localised messages come in the requested language',
    'the demo account of a copied database cannot log in',
  ],
  'modules/accounts/bind-email/emailBinding': [
    'when two accounts bind one address at once, one gets it and the other is refused',
  ],
  'modules/accounts/endSessionsOf': ['ends the sessions of one account, apps and browsers'],
  'modules/accounts/firstRecovery': [
    'the first recovery of an unconfirmed account removes everything of its creator',
  ],
  'modules/accounts/recentLogin': [
    'a recent login rotates the token and keeps the end and the device of the session',
  ],
  'modules/accounts/passwordRoutes': [
    'the emailed code sets a new password and ends every session',
  ],
  'modules/accounts/second-factor/passkeys/passkeys': [
    'an added passkey is the second step of a login, and the first one issues recovery codes',
    'only its owner removes a passkey, and without passkeys there is no second step',
  ],
  'modules/accounts/second-factor/secondStep': [
    'a correct password starts a session only with a code of the authenticator app',
    'a recovery code works once, also for two logins at once, and its owner gets an email',
    'after the second factor is removed, the password alone logs in',
  ],
  'modules/addresses/addressRoutes': ['an account sees only its own address and resolvers'],
  'modules/analytics/analyticsRoutes': [
    'events are refused while the buffer is full and accepted after it is flushed',
  ],
  'modules/blog/articleDiscoveryRoutes': [
    'the home page lists the newest articles, the categories and their counts',
    'search results come in pages',
    'articles on a similar subject are recommended first, never the article itself',
  ],
  'modules/blog/articleRoutes': [
    'lists are filtered by category and tag',
    'an article is found by path, WordPress post and number, and returns its path',
  ],
  'modules/blog/wordpress/importWordpress': [
    'an import keeps the names of known categories and adds new ones',
  ],
  'modules/botcheck/botCheck': [
    'the contact form and email codes need the bot check too',
    'a token is verified with the secret of its version and allows one login',
  ],
  'modules/devices/deviceRoutes': [
    'a removed device is logged out at once, and removing it again is refused',
    'devices are listed with the time of their last use, the latest first',
    'a device that logs in again keeps its slot, even when all slots are taken',
  ],
  'modules/mail/emailOutboxRepository': [
    'a postponed email is claimed once it is due again, not before',
  ],
  'modules/newsletter/newsletterRoutes': [
    'the confirmation link works twice and sends one welcome email',
  ],
  'modules/payments/routes/idempotentCalls': [
    'a call whose process died can be repeated after half a minute',
  ],
  'modules/payments/invites/invites': [
    'an invitation that is settled twice at once gives its days once',
  ],
  'modules/payments/lifecycle': [
    'a declined renewal is retried with an email each time, and then ends the plan',
    "a trial costs its price once and then becomes the plan at the plan's price",
    'a cancelled plan runs to its end, and a resumed plan renews',
  ],
  'modules/payments/routes/purchaseRoutes': [
    'a shorter plan costs nothing now and starts at the end of the period',
    'a payment of another amount is held and grants nothing',
  ],
  'modules/payments/refunds/disputes': [
    'the outcome of a dispute is found without an event of the provider',
  ],
  'modules/payments/routes/refundRoutes': [
    'the guarantee refunds an account once, however often it is requested',
    'a refund that the provider refuses keeps the plan and is reported',
    'a withdrawal takes two steps, is acknowledged with its time and refunds everything',
  ],
  'modules/payments/routes/webhooks': [
    'an event of %s settles the order of a buyer who never returned, and a repeated event changes nothing',
  ],
  'modules/privacy/exportRepository': [
    'the export holds all data of the account and none of others',
  ],
  'modules/privacy/deletionService': [
    'a deletion waits for a pending renewal with the account closed, and then completes',
  ],
  'modules/sessions/sessionRoutes': [
    'ended and expired sessions are not listed',
    'an ended session gets the code of an ended session, and ending it again is refused',
  ],
  'modules/students/studentRoutes': [
    'a student code takes a quarter off the first year, for one buyer within thirty days',
  ],
};

const source = join(import.meta.dirname, '../..');
const coverage = new QueryCoverage();
coverage.start();

afterAll(() => coverage.stop());

shareEmbeddedDatabase(emptyTables);

for (const [file, titles] of Object.entries(chosen)) {
  runTestsOf(join(source, `${file}.test.ts`), titles);
}

test('every query runs on the embedded database', () => {
  const files = listQueryFiles(source);

  expect(files.length).toBeGreaterThan(25);
  expect(coverage.listMissed(files)).toEqual([]);
});

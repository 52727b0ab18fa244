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
    'localised words come in the language asked for',
    'the demo account of a copied database cannot log in',
  ],
  'modules/accounts/bind-email/emailBinding': [
    'two accounts that bind one address at once: one has it, the other is told',
  ],
  'modules/accounts/endSessionsOf': ['ends the sessions of one account, apps and browsers'],
  'modules/accounts/firstRecovery': [
    'leaves nothing of whoever opened it in the name of its owner',
  ],
  'modules/accounts/recentLogin': [
    'gives the session another token, and its end and its place stay',
  ],
  'modules/accounts/passwordRoutes': [
    'who has the code from the mail chooses a new password, and every session ends',
  ],
  'modules/accounts/second-factor/passkeys/passkeys': [
    'one that was added is the second step of a login, and brings recovery codes',
    'one is removed by its owner alone, and with the last one the second step goes',
  ],
  'modules/accounts/second-factor/secondStep': [
    'a right password starts no session before a code of the app, and then starts one',
    'a recovery code logs in once, also of two logins at once, and its owner is told',
    'once it is off the password alone logs in again',
  ],
  'modules/addresses/addressRoutes': ['an account has its own address and resolvers alone'],
  'modules/analytics/analyticsRoutes': [
    'where there is no room more events are refused, and room comes back',
  ],
  'modules/blog/articleDiscoveryRoutes': [
    'the home page has the newest articles, the categories and how many there are',
    'what is found is cut into pages',
    'what is near an article in subject is recommended first, never itself',
  ],
  'modules/blog/articleRoutes': [
    'lists are narrowed by category and tag',
    'an article answers to its path, its WordPress post and its number, and says its path',
  ],
  'modules/blog/wordpress/importWordpress': [
    'keep a name that the category has here, and bring new categories along',
  ],
  'modules/botcheck/botCheck': [
    'contact and verification are checked, too',
    'a token is proved with the secret of its version, and opens the login once',
  ],
  'modules/devices/deviceRoutes': [
    'a device that is removed is logged out at once, and removing it again is refused',
    'a device says when it was last seen, and the last one seen comes first',
    'the same device logs in again to its own place, even when all are taken',
  ],
  'modules/mail/emailOutboxRepository': [
    'a postponed email is taken once it is due again, not before',
  ],
  'modules/newsletter/newsletterRoutes': ['the link works twice and welcomes once'],
  'modules/payments/routes/idempotentCalls': [
    'a call whose process died may be made again half a minute later',
  ],
  'modules/payments/invites/invites': ['two looks at one invitation at once give the days once'],
  'modules/payments/lifecycle': [
    'a renewal that is declined is tried again, announced each time, and then ends the plan',
    "a trial costs its price once and then becomes the plan at the plan's price",
    'a cancelled plan runs to its end and no further, once resumed it renews',
  ],
  'modules/payments/routes/purchaseRoutes': [
    'a shorter plan costs nothing now and follows at the end of the period',
    'a payment of another amount is held and gives nothing',
  ],
  'modules/payments/refunds/disputes': ['what became of a dispute is found although nobody tells'],
  'modules/payments/routes/refundRoutes': [
    'the guarantee pays back once for an account, by however many clicks',
    'a refund that the provider refuses leaves the plan and says so',
    'a withdrawal takes two steps, is acknowledged with its time and pays everything back',
  ],
  'modules/payments/routes/webhooks': [
    'an event of %s settles the order of a buyer who never came back, twice as once',
  ],
  'modules/privacy/exportRepository': [
    'holds all that is kept about the account, and nothing of others',
  ],
  'modules/privacy/deletionService': [
    'an account waits for the renewal that is on its way, closed, and then goes',
  ],
  'modules/sessions/sessionRoutes': [
    'what has ended or expired is listed no more',
    'a session that is ended is told so, and ending it again is refused',
  ],
  'modules/students/studentRoutes': [
    'the code lowers the first year by a quarter, for one buyer, for thirty days',
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

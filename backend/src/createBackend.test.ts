import { Writable } from 'node:stream';

import { Client } from 'pg';
import { pino } from 'pino';

import { openTestDatabase } from '../testing/databases';
import { parseConfig } from './settings/backendConfig';
import { createBackend } from './createBackend';

test('by default passwords are hashed at the cost that OWASP recommends', async () => {
  const database = await openTestDatabase();
  const { close } = await createBackend({
    config: parseConfig({ LOG_LEVEL: 'silent' }),
    databaseUrl: database.url,
  });
  const client = new Client(database.url);
  await client.connect();

  const { rows } = await client.query<{ password_hash: string }>(
    'select password_hash from site.account',
  );

  await client.end();
  await close();
  await database.close();
  expect(rows).toHaveLength(1);
  expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
}, 60_000);

test('a backend that is given a logger writes to it', async () => {
  const lines: Record<string, unknown>[] = [];
  const siteLog = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(JSON.parse(line.toString()) as Record<string, unknown>);
      done();
    },
  });
  const database = await openTestDatabase();
  const { app, close } = await createBackend({
    config: parseConfig({ LOG_LEVEL: 'silent' }),
    databaseUrl: database.url,
    logger: pino(siteLog),
  });

  await app.inject('/nothing-here');
  await close();
  await database.close();

  expect(lines).toContainEqual(
    expect.objectContaining({ part: 'backend', status: 404, code: 'requests.unknownPath' }),
  );
}, 60_000);

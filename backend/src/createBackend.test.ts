import { Writable } from 'node:stream';

import { pino } from 'pino';

import { openTestDatabase } from '../testing/databases';
import { parseConfig } from './config';
import { createBackend } from './createBackend';

test('as a part of a site it writes to the log of the site', async () => {
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

import { randomBytes } from 'node:crypto';

import { Client } from 'pg';

import { hashMigrations, migrateTemplate } from './databaseTemplate';
import { holdServerLock } from './holdServerLock';

/** Any number that no other user of the test server locks. */
const templateLock = 7_201_115;

/** Creates a migrated database on a PostgreSQL server. */
export async function createPostgresDatabase(serverUrl: string) {
  const name = `tidegate_test_${randomBytes(6).toString('hex')}`;
  const template = `tidegate_template_${await hashMigrations()}`;
  await runOnServer(serverUrl, async (client) => {
    await ensureTemplate(client, serverUrl, template);
    await client.query(`create database ${name} template ${template}`);
  });
  return {
    url: toDatabaseUrl(serverUrl, name),
    close: () =>
      runOnServer(serverUrl, async (client) => {
        await client.query(`drop database ${name} with (force)`);
      }),
  };
}

/** Migrates once for all test processes. A template must have no connections while it is copied. */
async function ensureTemplate(client: Client, serverUrl: string, template: string): Promise<void> {
  if (await isPresent(client, template)) return;
  await holdServerLock(serverUrl, templateLock, async () => {
    if (await isPresent(client, template)) return;
    const making = `${template}_making`;
    await client.query(`drop database if exists ${making}`);
    await client.query(`create database ${making}`);
    await migrateTemplate(toDatabaseUrl(serverUrl, making));
    await client.query(`alter database ${making} rename to ${template}`);
  });
}

async function isPresent(client: Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
  return rowCount === 1;
}

function toDatabaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl.replace('@/', '@localhost/'));
  url.pathname = `/${name}`;
  return url.href;
}

async function runOnServer(url: string, task: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client(url);
  await client.connect();
  try {
    await task(client);
  } finally {
    await client.end();
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

import { isError } from '../isError';

const pauseMs = 1000;
const connectTimeoutMs = 5000;

/** Nothing listens there, or not yet: PostgreSQL's 57P03 says that it is starting. */
const passingCodes =
  /^(?:E(?:CONNREFUSED|CONNRESET|AI_AGAIN|HOSTUNREACH|NETUNREACH|TIMEDOUT)|57P03)$/;
const passingMessages = /^timeout expired/;

function isPassing(error: unknown): error is Error {
  if (!isError(error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return passingCodes.test(code) || passingMessages.test(error.message);
}

async function connectOnce(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs });
  // A connection that breaks after it was made is for those who use it later.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } finally {
    await client.end();
  }
}

/**
 * Resolves when a database server takes connections; `onWait` hears once why it does not yet.
 * Rejects with what waiting does not cure, such as a wrong password.
 */
export async function waitForDatabase(url: string, onWait: (why: Error) => void): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await connectOnce(url);
      return;
    } catch (error) {
      if (!isPassing(error)) throw error;
      if (attempt === 1) onWait(error);
      await sleep(pauseMs);
    }
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

import { isError } from '../isError';

const pauseMs = 1000;
const connectTimeoutMs = 5000;

/** No listener yet, or PostgreSQL's 57P03, which means that it is starting. */
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
  client.on('error', () => undefined);
  try {
    await client.connect();
  } finally {
    await client.end();
  }
}

/** Resolves when connections are accepted and rejects on a permanent failure. */
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

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { analyticsPath, anEvent } from './siteCalls';
import { demoAccount } from '../site/settings';

const account = '/api/mms/account/v1/web';
const plans = '/api/mms/payment/v1/providers/plans';

interface Call {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  body?: object;
}

const logIn: Call = {
  name: 'login',
  method: 'POST',
  path: `${account}/login`,
  body: { username: demoAccount.email, password: demoAccount.password },
};
const reads: readonly Call[] = ['/', '/features', plans].map((path) => ({
  ...{ name: path, method: 'GET', path },
}));

/** A request that failed or got no response. */
export interface Failure {
  name: string;
  /** `none` if the connection ended before a response. */
  status: number | 'none';
  why: string;
  /** An earlier response on a connection proves that the server accepted it. */
  isAccepted: boolean;
  retryAfter: string | undefined;
  code: number | undefined;
}

export interface Load {
  failures: Failure[];
  /** The number of successful responses per call. */
  answered: Map<string, number>;
  tokens: Set<string>;
  frontId: string;
  /** Makes each connection send its next request immediately. */
  stopPausing: () => void;
  stop: () => Promise<void>;
}

interface Answer {
  status: number;
  text: string;
  headers: IncomingMessage['headers'];
}

/** Sends requests one after the other on each connection, with pauses in between. */
export function driveLoad(
  siteUrl: string,
  { connections, endsWithConnection }: { connections: number; endsWithConnection: boolean },
): Load {
  const failures: Failure[] = [];
  const answered = new Map<string, number>();
  const tokens = new Set<string>();
  const frontId = randomUUID();
  const events: Call = {
    ...{ name: 'events', method: 'POST', path: analyticsPath, body: anEvent(frontId) },
  };
  let isOn = true;
  let pauseMs = 100;

  async function send(call: Call, agent: Agent, address: string) {
    const { method, path, body } = call;
    const sent = request(new URL(path, siteUrl), {
      ...{ method, agent },
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    });
    sent.end(body && JSON.stringify(body));
    try {
      const [reply] = (await once(sent, 'response')) as [IncomingMessage];
      let text = '';
      for await (const chunk of reply.setEncoding('utf8')) text += String(chunk);
      return { sent, answer: { status: reply.statusCode ?? 0, text, headers: reply.headers } };
    } catch (error) {
      return { sent, error };
    }
  }

  function note(call: Call, { status, text, headers }: Answer): void {
    const isJson = headers['content-type']?.includes('json') === true;
    const { code } = isJson ? (JSON.parse(text) as { code: number }) : { code: undefined };
    if (status === 200 && (code ?? 200) === 200) {
      answered.set(call.name, (answered.get(call.name) ?? 0) + 1);
      const cookies = headers['set-cookie']?.join(';') ?? '';
      const token = /paypal_token=([\w-]{43})/.exec(cookies)?.[1];
      if (token !== undefined) tokens.add(token);
      return;
    }
    failures.push({
      ...{ name: call.name, status, code, why: text.slice(0, 200), isAccepted: true },
      retryAfter: headers['retry-after'],
    });
  }

  async function visit(index: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    // A tenth of the connections log in; separate addresses avoid the rate limit.
    const calls = index % 10 === 0 ? [logIn] : [...reads, events];
    for (let turn = index; isOn; turn += 1) {
      const call = calls[turn % calls.length] ?? logIn;
      const { sent, answer, error } = await send(call, agent, `198.51.100.${index + 1}`);
      if (answer) note(call, answer);
      else {
        const why = error instanceof Error ? error.message : 'unknown';
        const isAccepted = sent.reusedSocket;
        failures.push({
          ...{ name: call.name, status: 'none', why, isAccepted },
          ...{ retryAfter: undefined, code: undefined },
        });
        if (endsWithConnection) break;
      }
      if (pauseMs > 0) await sleep(pauseMs);
    }
    agent.destroy();
  }

  const visits = Array.from({ length: connections }, (_, index) => visit(index));
  return {
    ...{ failures, answered, tokens, frontId },
    stopPausing() {
      pauseMs = 0;
    },
    async stop() {
      isOn = false;
      await Promise.all(visits);
    },
  };
}

export async function waitForLogins({ tokens }: Load): Promise<void> {
  const before = tokens.size;
  await expect.poll(() => tokens.size, { timeout: 30_000 }).toBeGreaterThan(before + 3);
}

import { expect } from '@playwright/test';
import { refusalSchema } from '@tidegate/contracts/envelope';
import type { CallRow } from './callRow';
import type { Probe } from './probes';
import type { Answer } from './sendCall';

/** What tells a stranger how we are built. */
const innards = /node_modules|\bat \S+ \(|\.ts\b|select |insert |FST_|ECONN/;

const keyInFlight = 20616;

/** A no as every no of the API is said, whatever was asked. */
export function expectRefusal({ status, body, text, headers }: Answer, what: string): void {
  expect.soft(status, `${what}: no error of the server`).toBeLessThan(500);
  expect.soft(status, `${what}: ends no session`).not.toBe(403);
  const refusal = refusalSchema.safeParse(body);
  expect.soft(refusal.success, `${what}: a refusal, not ${text.slice(0, 300)}`).toBe(true);
  expect.soft(headers.get('x-request-id'), what).toBe(refusal.data?.error.request_id);
  expect.soft(headers.get('cache-control'), what).toBe('no-store');
  expect.soft(text, what).not.toMatch(innards);
}

function expectDone({ reply }: CallRow, answer: Answer, what: string): void {
  const { status, body, code, text, headers } = answer;
  expect.soft([status, code], `${what}: ${text.slice(0, 300)}`).toEqual([200, 200]);
  expect.soft(reply.safeParse(body).error, `${what}: as the contract says`).toBeUndefined();
  expect.soft(headers.get('content-type'), what).toMatch(/^application\/json/);
  expect.soft(headers.get('x-request-id'), what).toMatch(/^[0-9a-f-]{36}$/);
  expect.soft(headers.get('cache-control'), what).toBeTruthy();
}

/** Whether a probe was answered as it should be. */
export function judge(row: CallRow, { what, outcome }: Probe, answer: Answer): void {
  if (outcome.kind === 'done') {
    expectDone(row, answer, what);
    return;
  }
  if (outcome.kind === 'anything') {
    expect.soft(answer.status, what).toBeLessThan(500);
    return;
  }
  expectRefusal(answer, what);
  const { status = answer.status, code = answer.code, allows } = outcome;
  expect.soft([answer.status, answer.code], `${what}: ${answer.text}`).toEqual([status, code]);
  if (allows === undefined) return;
  expect.soft(answer.headers.get('allow')?.split(', '), what).toContain(allows);
}

/** What came of two calls that were the same: each did it, or one did and the other was told so. */
export function judgePair(row: CallRow, answers: readonly Answer[], what: string): void {
  const { again = 200, saysTheSame = false } = row;
  const codes = answers.map(({ code }) => code);
  const done = answers.filter(({ code }) => code === 200);
  const others = answers.filter(({ code }) => code !== 200);
  for (const answer of done) expectDone(row, answer, what);
  for (const answer of others) expectRefusal(answer, what);
  expect.soft([again, keyInFlight, 200], what).toEqual(expect.arrayContaining(codes));
  expect.soft(done.length, `${what}: ${codes.join()}`).toBeGreaterThanOrEqual(1);
  if (again !== 200) expect.soft(codes.toSorted(), what).toEqual([200, again]);
  const [first, second = first] = done.map(({ body }) => body);
  if (saysTheSame) expect.soft(second, what).toEqual(first);
}

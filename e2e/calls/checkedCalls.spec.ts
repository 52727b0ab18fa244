import { expect, test } from '@playwright/test';
import { profilePath } from '@tidegate/contracts/api/account/endpoints';
import { botCheckKinds, toCheckedPath } from '@tidegate/contracts/visitors/botCheck';
import { createCaller, withToken } from './caller';
import { callTable } from './callTable';
import { findFaults, findRefusalFaults } from './judge';
import { type CallContent, sendCall } from './sendCall';

const checkFailed = 20821;
/** Tokens with the expected status and code. */
const unusableTokens = [
  ['', 200, checkFailed],
  ['x', 200, checkFailed],
  ['e30=', 200, checkFailed],
  ['x'.repeat(10_000), 200, checkFailed],
  ['\u0000', 422, 422],
] as const;

const rows = callTable.filter(({ path }) => path.startsWith('/api/mms/'));

/** Adds a bot check token to the query of a GET and to the body of a POST. */
function withCheck(method: string, content: CallContent, recasign: string): CallContent {
  return method === 'GET'
    ? { ...content, query: { ...content.query, recasign } }
    : { ...content, body: { ...(content.body as object | undefined), recasign } };
}

for (const kind of botCheckKinds) {
  test(`no call passes the bot check ${kind} without its token, even when logged in`, async () => {
    const caller = await createCaller();
    expect(rows.length).toBeGreaterThan(0);
    const faults: string[] = [];
    for (const row of rows) {
      const path = toCheckedPath(row.path, kind);
      const plain = withToken({ params: { hash: 'x'.repeat(60) } }, caller.token);
      for (const [token, status, code] of unusableTokens) {
        const content = withCheck(row.method, plain, token);
        const what = `${path} with ${token.slice(0, 10)}`;
        const outcome = { kind: 'refused', status, code } as const;
        const answer = await sendCall(row.method, path, content);
        faults.push(...findFaults(row, { what, outcome }, answer));
      }
    }
    expect(faults).toEqual([]);

    expect(await caller.get(profilePath)).toMatchObject({ email: caller.email });
  });
}

test('a checked path is matched literally and reaches no other path', async () => {
  for (const path of [
    '/ws/mm/reca/r4/account/v1/web/login',
    '/ws/mm/reca/r3/',
    '/ws/mm/reca/r3/nothing/here',
    '/ws/mm/reca/r3/../../../api/mms/account/v1/web/login',
    '/ws/mm/reca/r3/%2e%2e/account/v1/web/login',
  ]) {
    const answer = await sendCall('POST', path, { body: {} });
    expect.soft(findRefusalFaults(answer, path)).toEqual([]);
    expect.soft(answer.code, path).not.toBe(200);
  }
});

import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FaultCode, RemoteFault } from '@tidegate/contracts/faults';
import type { ApiReply } from '@tidegate/contracts/siteApi';
import { fastify } from 'fastify';
import { createQuarantine } from '../releases/quarantine';
import { aFragmentRequest } from '../testing/aFragmentRequest';
import { aServerRelease } from '../testing/aServerRelease';
import { createBlame } from './createBlame';
import { FragmentDelayed, FragmentFailed } from './fragmentFailed';
import type { Attempt, RegionResult, RegionTask } from './renderRegion';

const release = aServerRelease();
const shown: RegionResult = {
  outcome: { kind: 'other', region: { status: 'notFound' } },
  faults: [],
};
const aFault = (code: FaultCode): RemoteFault => ({
  ...{ remote: 'blog', version: '2.0.0', code },
  message: 'boom',
});

function aBlame(attempt: Attempt) {
  const reported: RemoteFault[] = [];
  const quarantine = createQuarantine({ report: (fault) => reported.push(fault) });
  const attempted = jest.fn(attempt);
  const { log: logger } = fastify();
  const accuse = createBlame({ attempt: attempted, quarantine, logger });
  const transport = jest.fn((): Promise<ApiReply> =>
    Promise.resolve({ httpStatus: 200, body: undefined }),
  );
  const task: RegionTask = {
    ...{ remote: 'blog', candidates: [release], transport },
    request: aFragmentRequest('/blog/tides', { form: [['email', 'a@example.com']] }),
  };
  return {
    ...{ reported, quarantine, transport, attempted, logger },
    isOut: () => quarantine.has('blog', '2.0.0'),
    accuse: (code: FaultCode) => {
      accuse(aFault(code), task, release);
    },
  };
}

const fails = (code: FaultCode) => () => Promise.reject(new FragmentFailed(code, 'again'));

test('a release that fails again is quarantined with the fault of the second render', async () => {
  const { accuse, isOut, reported } = aBlame(fails('remotes.threwAtRender'));

  accuse('remotes.timeout');
  await nextTurn();

  expect(isOut()).toBe(true);
  expect(reported).toEqual([{ ...aFault('remotes.threwAtRender'), message: 'again' }]);
});

test.each<[string, () => Promise<RegionResult>]>([
  ['renders it the second time', () => Promise.resolve(shown)],
  ['has no chance the second time', () => Promise.reject(new FragmentDelayed('no turn'))],
])('a release that %s keeps serving and is not reported', async (_, attempt) => {
  const { accuse, isOut, reported } = aBlame(attempt);

  accuse('remotes.threwAtRender');
  await nextTurn();

  expect(isOut()).toBe(false);
  expect(reported).toEqual([]);
});

test('a suspect release is replaced until its only second render is decided', async () => {
  let decide: (result: RegionResult) => void = () => undefined;
  const second = new Promise<RegionResult>((resolve) => {
    decide = resolve;
  });
  const { accuse, isOut, attempted } = aBlame(() => second);

  for (let visitor = 0; visitor < 10; visitor += 1) accuse('remotes.timeout');
  await nextTurn();
  expect(isOut()).toBe(true);
  expect(attempted).toHaveBeenCalledTimes(1);

  decide(shown);
  await nextTurn();
  expect(isOut()).toBe(false);
});

test.each<[FaultCode, boolean]>([
  ['remotes.notFound', true],
  ['remotes.wrongType', true],
  ['remotes.wrongHash', true],
  ['remotes.invalidModule', true],
  ['remotes.contractMismatch', true],
  ['remotes.foreignWrite', false],
])('%s quarantines a release without a second render', (code, isOutOfIt) => {
  const { accuse, attempted, isOut, reported } = aBlame(() => Promise.resolve(shown));

  accuse(code);

  expect(attempted).not.toHaveBeenCalled();
  expect(reported).toEqual([aFault(code)]);
  expect(isOut()).toBe(isOutOfIt);
});

test('the second render only reads and posts no form', async () => {
  const replies: ApiReply[] = [];
  const blame = aBlame(async (task, _, about) => {
    expect(about).toEqual({ deadlineMs: 2500, isProof: true });
    expect(task.request.form).toBeUndefined();
    for (const method of ['GET', 'POST'] as const) {
      replies.push(await task.transport({ method, path: '/api/v1/orders' }));
    }
    return shown;
  });

  blame.accuse('remotes.threwAtLoad');
  await nextTurn();

  expect(replies.map(({ httpStatus }) => httpStatus)).toEqual([200, 0]);
  expect(blame.transport.mock.calls).toEqual([[{ method: 'GET', path: '/api/v1/orders' }]]);
});

test('an internal error in the second render blames no release and is logged', async () => {
  const { accuse, isOut, logger, reported } = aBlame(() => Promise.reject(new Error('ours')));
  const logged = jest.spyOn(logger, 'error');

  accuse('remotes.threwAtLoad');
  await nextTurn();

  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ code: 'edge.blameFailed' }));
  expect(isOut()).toBe(false);
  expect(reported).toEqual([]);
});

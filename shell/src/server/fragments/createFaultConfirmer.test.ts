import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FaultCode, RemoteFault } from '@tidegate/contracts/remotes/faultCodes';
import type { ApiReply } from '@tidegate/contracts/siteApi';
import { fastify } from 'fastify';
import { createQuarantine } from '../releases/createQuarantine';
import { aFragmentRequest } from '../testing/aFragmentRequest';
import { aServerRelease } from '../testing/aServerRelease';
import { candidatesOf } from '../testing/candidatesOf';
import { createFaultConfirmer } from './createFaultConfirmer';
import { FragmentDelayed, FragmentFailed } from './protocol/fragmentFailed';
import type { RegionTask } from './regionTask';
import type { FragmentResult, RequestFragment } from './protocol/createFragmentRequester';

const release = aServerRelease();
const shown: FragmentResult = {
  outcome: { kind: 'other', region: { status: 'notFound' } },
  foreignWrites: [],
};
const aFault = (code: FaultCode): RemoteFault => ({
  ...{ remote: 'blog', version: '2.0.0', code },
  message: 'boom',
});

function aConfirmer(requestFragment: RequestFragment) {
  const reported: RemoteFault[] = [];
  const quarantine = createQuarantine({ report: (fault) => reported.push(fault) });
  const requested = jest.fn(requestFragment);
  const { log: logger } = fastify();
  const confirm = createFaultConfirmer({ requestFragment: requested, quarantine, logger });
  const transport = jest.fn((): Promise<ApiReply> =>
    Promise.resolve({ httpStatus: 200, body: undefined }),
  );
  const task: RegionTask = {
    ...{ remote: 'blog', candidates: candidatesOf(release), transport },
    request: aFragmentRequest('/blog/tides', { form: [['email', 'a@example.com']] }),
  };
  return {
    ...{ reported, quarantine, transport, requested, logger },
    isOut: () => quarantine.has('blog', '2.0.0'),
    confirm: (code: FaultCode) => {
      confirm(aFault(code), task, release);
    },
  };
}

const fails = (code: FaultCode) => () => Promise.reject(new FragmentFailed(code, 'again'));

test('a release that fails again is quarantined with the fault of the second render', async () => {
  const { confirm, isOut, reported } = aConfirmer(fails('remotes.threwAtRender'));

  confirm('remotes.timeout');
  await nextTurn();

  expect(isOut()).toBe(true);
  expect(reported).toEqual([{ ...aFault('remotes.threwAtRender'), message: 'again' }]);
});

test.each<[string, () => Promise<FragmentResult>]>([
  ['renders it the second time', () => Promise.resolve(shown)],
  ['has no chance the second time', () => Promise.reject(new FragmentDelayed('no turn'))],
])('a release that %s keeps serving and is not reported', async (_, attempt) => {
  const { confirm, isOut, reported } = aConfirmer(attempt);

  confirm('remotes.threwAtRender');
  await nextTurn();

  expect(isOut()).toBe(false);
  expect(reported).toEqual([]);
});

test('a suspect release is replaced until its only second render is decided', async () => {
  let decide: (result: FragmentResult) => void = () => undefined;
  const second = new Promise<FragmentResult>((resolve) => {
    decide = resolve;
  });
  const { confirm, isOut, requested } = aConfirmer(() => second);

  for (let visitor = 0; visitor < 10; visitor += 1) confirm('remotes.timeout');
  await nextTurn();
  expect(isOut()).toBe(true);
  expect(requested).toHaveBeenCalledTimes(1);

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
  const { confirm, requested, isOut, reported } = aConfirmer(() => Promise.resolve(shown));

  confirm(code);

  expect(requested).not.toHaveBeenCalled();
  expect(reported).toEqual([aFault(code)]);
  expect(isOut()).toBe(isOutOfIt);
});

test('the second render only reads and posts no form', async () => {
  const replies: ApiReply[] = [];
  const confirmer = aConfirmer(async (task, _, options) => {
    expect(options).toEqual({ deadlineMs: 2500, isProof: true });
    expect(task.request.form).toBeUndefined();
    for (const method of ['GET', 'POST'] as const) {
      replies.push(await task.transport({ method, path: '/api/v1/orders' }));
    }
    return shown;
  });

  confirmer.confirm('remotes.threwAtLoad');
  await nextTurn();

  expect(replies.map(({ httpStatus }) => httpStatus)).toEqual([200, 0]);
  expect(confirmer.transport.mock.calls).toEqual([[{ method: 'GET', path: '/api/v1/orders' }]]);
});

test('an internal error in the second render blames no release and is logged', async () => {
  const { confirm, isOut, logger, reported } = aConfirmer(() => Promise.reject(new Error('ours')));
  const logged = jest.spyOn(logger, 'error');

  confirm('remotes.threwAtLoad');
  await nextTurn();

  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ code: 'edge.blameFailed' }));
  expect(isOut()).toBe(false);
  expect(reported).toEqual([]);
});

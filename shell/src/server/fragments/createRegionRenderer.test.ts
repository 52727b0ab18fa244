import type { RemoteFault } from '@tidegate/contracts/remotes/faultCodes';
import { fastify } from 'fastify';
import { aRoute } from '../../testing/aRoute';
import { aFragmentRequest } from '../testing/aFragmentRequest';
import { aServerRelease } from '../testing/aServerRelease';
import { candidatesOf } from '../testing/candidatesOf';
import { FragmentDelayed, FragmentFailed } from './protocol/fragmentFailed';
import type { RegionTask } from './regionTask';
import { createRegionRenderer } from './createRegionRenderer';
import type { FragmentResult, RequestFragment } from './protocol/createFragmentRequester';

const current = aServerRelease({ version: '2.0.0' });
const previous = aServerRelease(
  { version: '1.0.0', slots: ['promotionBanner'] },
  { routes: [aRoute('/blog')] },
);

function aTask(rest: Partial<RegionTask> = {}): RegionTask {
  return {
    remote: 'blog',
    candidates: candidatesOf(current, previous),
    request: aFragmentRequest('/de/blog/tides?page=2'),
    transport: () => Promise.resolve({ httpStatus: 200, body: undefined }),
    ...rest,
  };
}

const outcome = { kind: 'other', region: { status: 'notFound' } } as const;
const shown: FragmentResult = { outcome, foreignWrites: [] };

type Step = FragmentResult | Error | ((task: RegionTask) => Promise<FragmentResult>);

/** A renderer whose requests end with the given steps in order. */
function aRenderer(...steps: readonly Step[]) {
  const requests: { version: string; deadlineMs: number; form: unknown }[] = [];
  const accused: [string, string][] = [];
  const requestFragment: RequestFragment = (task, { browser }, { deadlineMs }) => {
    const step = steps[requests.length] ?? shown;
    requests.push({ version: browser.version, deadlineMs, form: task.request.form });
    if (step instanceof Error) return Promise.reject(step);
    return typeof step === 'function' ? step(task) : Promise.resolve(step);
  };
  const confirmFault = ({ version, code }: RemoteFault) => void accused.push([version, code]);
  const { log: logger } = fastify();
  const render = (task: RegionTask, now?: () => number) =>
    createRegionRenderer({ requestFragment, confirmFault, logger, ...(now && { now }) })(task);
  return { requests, accused, render };
}

const failure = new FragmentFailed('remotes.threwAtLoad', 'boom');
const suspect = aServerRelease({ version: '2.0.0' }, { isSuspect: true });

const banner = { request: aFragmentRequest('/', { slot: 'promotionBanner' }) };

test.each<[string, Partial<RegionTask>, tookMs: number, readonly number[]]>([
  ['2.5 seconds for its own page, and what stands in what is left', {}, 399.5, [2500, 2101]],
  ['2.5 seconds for its own page, and what stands in a second at least', {}, 2500, [2500, 1000]],
  ['half a second on a page of others, and so has what stands in', banner, 500, [500, 500]],
  ['a fifth of it as a suspect', { candidates: candidatesOf(suspect, suspect) }, 0, [500, 500]],
])('a release has %s', async (_, rest, tookMs, expected) => {
  const times = [0, tookMs];
  const { requests, render } = aRenderer(failure, failure);

  await render(aTask(rest), () => times.shift() ?? 0);

  expect(requests.map(({ deadlineMs }) => deadlineMs)).toEqual(expected);
});

test('the first candidate that does not fail serves, and the failed ones are left out', async () => {
  const { accused, render } = aRenderer(failure);
  const task = aTask();

  expect(await render(task)).toEqual({ outcome, isWhole: false });
  expect(accused).toEqual([['2.0.0', 'remotes.threwAtLoad']]);
  expect(task.candidates.of('blog')).toEqual([previous]);
});

test('a region without a working candidate is unavailable', async () => {
  const { accused, render } = aRenderer(failure, failure);

  expect(await render(aTask())).toEqual({
    outcome: { kind: 'other', region: { status: 'unavailable', remote: 'blog' } },
    isWhole: false,
  });
  expect(accused).toHaveLength(2);
});

test('a delayed release is not to blame and stays a candidate', async () => {
  const { accused, render, requests } = aRenderer(new FragmentDelayed('no turn in time'));
  const task = aTask();

  expect(await render(task)).toEqual({ outcome, isWhole: false });
  expect(accused).toEqual([]);
  expect(requests).toHaveLength(2);
  expect(task.candidates.of('blog')).toEqual([current, previous]);
});

test('an internal error is not a fault of the release', async () => {
  const { accused, render } = aRenderer(new Error('ours'));

  await expect(render(aTask())).rejects.toThrow('ours');
  expect(accused).toEqual([]);
});

test('a refused write is a fault of a release that serves', async () => {
  const { accused, render } = aRenderer({ outcome, foreignWrites: ['app/changed'] });
  const task = aTask();

  expect(await render(task)).toEqual({ outcome, isWhole: false });
  expect(accused).toEqual([['2.0.0', 'remotes.foreignWrite']]);
  expect(task.candidates.of('blog')).toEqual([current, previous]);
});

test('a region of a release without a fault is whole', async () => {
  expect(await aRenderer().render(aTask())).toEqual({ outcome, isWhole: true });
});

test('a remote that a developer serves is left to the browser', async () => {
  const { requests, render } = aRenderer();
  const served = aServerRelease({ isDevelopment: true });

  const result = await render(aTask({ candidates: candidatesOf(served) }));

  expect(result.outcome).toEqual({ kind: 'other', region: { status: 'arriving', remote: 'blog' } });
  expect(requests).toEqual([]);
});

describe('a posted form', () => {
  const form = [['email', 'a@example.com']] as const;
  const request = aFragmentRequest('/blog/tides', { form });

  test.each([
    ['is not posted again after a write', 'POST', undefined],
    ['is given to the next release after a read', 'GET', form],
  ] as const)('%s', async (_, method, formOfNext) => {
    const { requests, render } = aRenderer(async ({ transport }) => {
      await transport({ method, path: '/api/v1/contact' });
      throw failure;
    });

    await render(aTask({ request }));

    expect(requests.map(({ form }) => form)).toEqual([form, formOfNext]);
  });
});

import type { RemoteFault } from '@tidegate/contracts/faults';
import { fastify } from 'fastify';
import { aFragmentRequest } from '../testing/aFragmentRequest';
import { aServerRelease } from '../testing/aServerRelease';
import { FragmentDelayed, FragmentFailed } from './fragmentFailed';
import type { FragmentReply, RenderedFragment } from './fragmentReply';
import type { ReleaseReader } from './releaseFiles';
import { parseReleaseWords } from './releaseWords';
import {
  createAttempt,
  createRegionRenderer,
  type Attempt,
  type RegionResult,
  type RegionTask,
} from './renderRegion';
import type { Sandboxes } from './processes/sandboxes';

const current = aServerRelease({ version: '2.0.0' });
const previous = aServerRelease(
  { version: '1.0.0', slots: ['promotionBanner'] },
  { routes: ['/blog'] },
);

function aTask(rest: Partial<RegionTask> = {}): RegionTask {
  return {
    remote: 'blog',
    candidates: [current, previous],
    request: aFragmentRequest('/de/blog/tides?page=2'),
    transport: () => Promise.resolve({ httpStatus: 200, body: undefined }),
    ...rest,
  };
}

const shown: RegionResult = {
  outcome: { kind: 'other', region: { status: 'notFound' } },
  faults: [],
};

type Step = RegionResult | Error | ((task: RegionTask) => Promise<RegionResult>);

/** A renderer whose attempts end with the given steps in order. */
function aRenderer(...steps: readonly Step[]) {
  const attempts: { version: string; deadlineMs: number; form: unknown }[] = [];
  const accused: [string, string][] = [];
  const attempt: Attempt = (task, { browser }, { deadlineMs }) => {
    const step = steps[attempts.length] ?? shown;
    attempts.push({ version: browser.version, deadlineMs, form: task.request.form });
    if (step instanceof Error) return Promise.reject(step);
    return typeof step === 'function' ? step(task) : Promise.resolve(step);
  };
  const accuse = (fault: RemoteFault) => void accused.push([fault.version, fault.code]);
  const { log: logger } = fastify();
  const render = (task: RegionTask, now?: () => number) =>
    createRegionRenderer({ attempt, accuse, logger, ...(now && { now }) })(task);
  return { attempts, accused, render };
}

const failure = new FragmentFailed('remotes.threwAtLoad', 'boom');
const suspect = aServerRelease({ version: '2.0.0' }, { isSuspect: true });

const banner = { request: aFragmentRequest('/', { slot: 'promotionBanner' }) };

test.each<[string, Partial<RegionTask>, tookMs: number, readonly number[]]>([
  ['2.5 seconds for its own page, and what stands in what is left', {}, 399.5, [2500, 2101]],
  ['2.5 seconds for its own page, and what stands in a second at least', {}, 2500, [2500, 1000]],
  ['half a second on a page of others, and so has what stands in', banner, 500, [500, 500]],
  ['a fifth of it as a suspect', { candidates: [suspect, suspect] }, 0, [500, 500]],
])('a release has %s', async (_, rest, tookMs, expected) => {
  const times = [0, tookMs];
  const { attempts, render } = aRenderer(failure, failure);

  await render(aTask(rest), () => times.shift() ?? 0);

  expect(attempts.map(({ deadlineMs }) => deadlineMs)).toEqual(expected);
});

test('the first candidate that does not fail serves, and the failed ones are reported', async () => {
  const { accused, render } = aRenderer(failure);

  expect(await render(aTask())).toEqual({
    ...shown,
    faults: [{ remote: 'blog', version: '2.0.0', code: 'remotes.threwAtLoad', message: 'boom' }],
  });
  expect(accused).toEqual([['2.0.0', 'remotes.threwAtLoad']]);
});

test('a region without a working candidate is unavailable', async () => {
  const { accused, render } = aRenderer(failure, failure);

  const { outcome, faults } = await render(aTask());

  expect(outcome).toEqual({ kind: 'other', region: { status: 'unavailable', remote: 'blog' } });
  expect(faults).toHaveLength(2);
  expect(accused).toHaveLength(2);
});

test('a delayed release is not to blame', async () => {
  const { accused, render, attempts } = aRenderer(new FragmentDelayed('no turn in time'));

  expect(await render(aTask())).toEqual({ ...shown, isDelayed: true });
  expect(accused).toEqual([]);
  expect(attempts).toHaveLength(2);
});

test('an internal error is not a fault of the release', async () => {
  const { accused, render } = aRenderer(new Error('ours'));

  await expect(render(aTask())).rejects.toThrow('ours');
  expect(accused).toEqual([]);
});

test('a refused write is a fault of a release that serves', async () => {
  const fault: RemoteFault = {
    ...{ remote: 'blog', version: '2.0.0', message: 'app/changed' },
    code: 'remotes.foreignWrite',
  };
  const { accused, render } = aRenderer({ ...shown, faults: [fault] });

  expect(await render(aTask())).toEqual({ ...shown, faults: [fault] });
  expect(accused).toEqual([['2.0.0', 'remotes.foreignWrite']]);
});

test('a remote that a developer serves is left to the browser', async () => {
  const { attempts, render } = aRenderer();
  const served = aServerRelease({ isDevelopment: true });

  const { outcome } = await render(aTask({ candidates: [served] }));

  expect(outcome).toEqual({ kind: 'other', region: { status: 'arriving', remote: 'blog' } });
  expect(attempts).toEqual([]);
});

describe('a posted form', () => {
  const form = [['email', 'a@example.com']] as const;
  const request = aFragmentRequest('/blog/tides', { form });

  test.each([
    ['is not posted again after a write', 'POST', undefined],
    ['is given to the next release after a read', 'GET', form],
  ] as const)('%s', async (_, method, formOfNext) => {
    const { attempts, render } = aRenderer(async ({ transport }) => {
      await transport({ method, path: '/api/v1/contact' });
      throw failure;
    });

    await render(aTask({ request }));

    expect(attempts.map((attempt) => attempt.form)).toEqual([form, formOfNext]);
  });
});

describe('an attempt', () => {
  const fragment: RenderedFragment = {
    status: 'rendered',
    region: { view: { kind: 'route', path: '/blog' }, params: {} },
    html: '<p>one</p>',
    dispatched: [],
  };

  const words = parseReleaseWords('{"a":"b"}');

  async function attemptWith(reply: FragmentReply, rest: Partial<RegionTask> = {}) {
    const render = jest.fn<ReturnType<Sandboxes['render']>, Parameters<Sandboxes['render']>>();
    render.mockResolvedValue({ reply, foreignWrites: ['app/changed'] });
    const attempt = createAttempt({
      sandboxes: { render } as unknown as Sandboxes,
      reader: { readWords: () => Promise.resolve(words) } as unknown as ReleaseReader,
    });
    const result = await attempt(aTask(rest), previous, { deadlineMs: 1000 });
    return { result, request: render.mock.calls[0]?.[1] };
  }

  test.each<[FragmentReply, RegionResult['outcome']]>([
    [fragment, { kind: 'rendered', release: previous, fragment, words }],
    [{ status: 'notFound' }, { kind: 'other', region: { status: 'notFound' } }],
    [
      { status: 'unavailable' },
      { kind: 'other', region: { status: 'unavailable', remote: 'blog' } },
    ],
    [
      { status: 'moved', to: '/blog' },
      { kind: 'redirect', status: 301, to: '/blog' },
    ],
    [
      { status: 'redirect', to: '/blog' },
      { kind: 'redirect', status: 303, to: '/blog' },
    ],
    [{ status: 'loginNeeded' }, { kind: 'loginNeeded' }],
    [{ status: 'methodNotAllowed' }, { kind: 'methodNotAllowed' }],
  ])('%j has its outcome', async (reply, outcome) => {
    expect((await attemptWith(reply)).result.outcome).toEqual(outcome);
  });

  test('its refused writes are faults of its version', async () => {
    expect((await attemptWith({ status: 'notFound' })).result.faults).toEqual([
      { remote: 'blog', version: '1.0.0', code: 'remotes.foreignWrite', message: 'app/changed' },
    ]);
  });

  test('it knows its version, words and what it promised, and has random numbers', async () => {
    const { request } = await attemptWith({ status: 'notFound' });

    expect(request).toMatchObject({
      ...{ version: '1.0.0', words: '{"a":"b"}' },
      promised: { routes: ['/blog'], slots: ['promotionBanner'] },
    });
    expect(new Set(request?.uuids).size).toBe(8);
  });

  test.each<[string, FragmentReply]>([
    ['whose HTML reaches outside', { ...fragment, html: '</div>' }],
    ['that moved to itself', { status: 'moved', to: '/blog/tides?page=2' }],
  ])('a page %s is refused', async (_, reply) => {
    await expect(attemptWith(reply)).rejects.toMatchObject({ code: 'remotes.invalidReply' });
  });

  test('a form may lead to the page that it was posted to', async () => {
    const request = aFragmentRequest('/blog/tides', { form: [] });

    const { result } = await attemptWith({ status: 'redirect', to: '/blog/tides' }, { request });

    expect(result.outcome).toEqual({ kind: 'redirect', status: 303, to: '/blog/tides' });
  });
});

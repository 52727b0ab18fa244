import { aRoute } from '../../../testing/aRoute';
import { aFragmentRequest } from '../../testing/aFragmentRequest';
import { aServerRelease } from '../../testing/aServerRelease';
import { candidatesOf } from '../../testing/candidatesOf';
import type { FragmentReply, RenderedFragment } from './fragmentReply';
import type { Sandboxes } from '../processes/createSandboxes';
import type { RegionOutcome, RegionTask } from '../regionTask';
import { parseReleaseMessages } from '../parseReleaseMessages';
import { createFragmentRequester } from './createFragmentRequester';

const release = aServerRelease(
  { version: '1.0.0', slots: ['promotionBanner'] },
  { routes: [aRoute('/blog')] },
);

const fragment: RenderedFragment = {
  status: 'rendered',
  region: { view: { kind: 'route', path: '/blog' }, params: {} },
  html: '<p>one</p>',
  dispatched: [],
};

const messages = parseReleaseMessages('{"a":"b"}');

/** Requests a fragment from a release that gives this reply. */
async function requestWith(reply: FragmentReply, rest: Partial<RegionTask['request']> = {}) {
  const renderFragment = jest.fn<
    ReturnType<Sandboxes['renderFragment']>,
    Parameters<Sandboxes['renderFragment']>
  >();
  renderFragment.mockResolvedValue({ reply, foreignWrites: ['app/changed'] });
  const requestFragment = createFragmentRequester({
    sandboxes: { renderFragment },
    reader: { readMessages: () => Promise.resolve(messages) },
  });
  const task: RegionTask = {
    ...{ remote: 'blog', candidates: candidatesOf(release) },
    request: { ...aFragmentRequest('/de/blog/tides?page=2'), ...rest },
    transport: () => Promise.resolve({ httpStatus: 200, body: undefined }),
  };
  const result = await requestFragment(task, release, { deadlineMs: 1000 });
  return { result, sent: renderFragment.mock.calls[0]?.[1] };
}

test.each<[FragmentReply, RegionOutcome]>([
  [fragment, { kind: 'rendered', release, fragment, messages }],
  [{ status: 'notFound' }, { kind: 'other', region: { status: 'notFound' } }],
  [{ status: 'unavailable' }, { kind: 'other', region: { status: 'unavailable', remote: 'blog' } }],
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
  expect((await requestWith(reply)).result.outcome).toEqual(outcome);
});

test('refused writes of a release are passed on', async () => {
  const { result } = await requestWith({ status: 'notFound' });

  expect(result.foreignWrites).toEqual(['app/changed']);
});

test('a release learns its version, words and what it promised, and gets random numbers', async () => {
  const { sent } = await requestWith({ status: 'notFound' });

  expect(sent).toMatchObject({
    ...{ version: '1.0.0', messages: '{"a":"b"}' },
    promised: { routes: ['/blog'], slots: ['promotionBanner'] },
  });
  expect(new Set(sent?.uuids).size).toBe(8);
});

test.each<[string, FragmentReply]>([
  ['whose HTML reaches outside', { ...fragment, html: '</div>' }],
  ['that moved to itself', { status: 'moved', to: '/blog/tides?page=2' }],
])('a page %s is refused', async (_, reply) => {
  await expect(requestWith(reply)).rejects.toMatchObject({ code: 'remotes.invalidReply' });
});

test('a form may lead to the page that it was posted to', async () => {
  const { result } = await requestWith({ status: 'redirect', to: '/blog/tides' }, { form: [] });

  expect(result.outcome).toEqual({ kind: 'redirect', status: 303, to: '/blog/tides' });
});
